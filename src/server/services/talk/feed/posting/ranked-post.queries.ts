import type { CommunityType } from '@/contract/generated/feed';
import { bytes, from, integer, moment, selectList, textOf, uuid } from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import { followedPosts } from './followed-posts';
import type { CommunityPosts } from './post.queries';
import { COMMUNITY_POSTS, columnsForGuest, columnsForViewer, community } from './post.queries';
import { wantedBy } from './wanted-by';

type Rank = 'score' | 'heat';

function pagesBy(rank: Rank) {
  const first = [integer, moment, uuid] as const;
  const forGuest = { ...columnsForGuest, rank: from(`p.${rank}`, integer) };
  const forViewer = { ...columnsForViewer('$4'), rank: from(`p.${rank}`, integer) };
  const order = `order by ${rank} desc, created_at desc, id desc`;
  const pageOrder = `order by p.${rank} desc, p.created_at desc, p.id desc`;
  const behind = `(${rank}, created_at, id) < ($1, $2, $3)`;
  const keys = [rank, 'created_at', 'id'];
  const live = (rows: number, of = ''): string =>
    `(select * from content.posts where status = 'LIVE' ${of} and ${behind} ${order} limit ${rows})`;
  const inCommunity = (type: string, id: string): string => `and community_type = ${type} and community_id = ${id}`;
  return {
    generic: definePages((rows) =>
      defineStatement({
        name: `posting.${rank}-page.${rows}`,
        parameters: first,
        columns: forGuest,
        text: `select ${selectList(forGuest, 'p')} from ${live(rows)} p ${community} ${pageOrder}`,
      }),
    ),
    genericForViewer: definePages((rows) =>
      defineStatement({
        name: `posting.${rank}-page-for-viewer.${rows}`,
        parameters: [...first, bytes],
        columns: forViewer,
        text: `select ${selectList(forViewer, 'p')} from ${live(rows, wantedBy('$4'))} p ${community} ${pageOrder}`,
      }),
    ),
    personalized: definePages((rows) =>
      defineStatement({
        name: `posting.personalized-${rank}-page.${rows}`,
        parameters: [...first, bytes, bytes],
        columns: forViewer,
        text: `
          select ${selectList(forViewer, 'p')} from (
            select q.* from (
              ${followedPosts({ rows, keys, behind: '$1, $2, $3', voterRef: '$4', personaRef: '$5' })}
            ) n join content.posts q on q.id = n.id
          ) p ${community} ${pageOrder}`,
      }),
    ),
    ofCommunity: ofEach((which) =>
      definePages((rows) =>
        defineStatement({
          name: `posting.community-${which}-${rank}-page.${rows}`,
          parameters: [...first, textOf<CommunityType>(), integer],
          columns: forGuest,
          text: `select ${selectList(forGuest, 'p')} from ${live(rows, `${inCommunity('$4', '$5')} ${COMMUNITY_POSTS[which]}`)} p ${community} ${pageOrder}`,
        }),
      ),
    ),
    ofCommunityForViewer: ofEach((which) =>
      definePages((rows) =>
        defineStatement({
          name: `posting.community-${which}-${rank}-page-for-viewer.${rows}`,
          parameters: [...first, bytes, textOf<CommunityType>(), integer],
          columns: forViewer,
          text: `select ${selectList(forViewer, 'p')} from ${live(rows, `${inCommunity('$5', '$6')} ${COMMUNITY_POSTS[which]}${wantedBy('$4')}`)} p ${community} ${pageOrder}`,
        }),
      ),
    ),
  };
}

function ofEach<Statements>(
  define: (which: CommunityPosts) => Statements,
): Readonly<Record<CommunityPosts, Statements>> {
  return { all: define('all'), asking: define('asking') };
}

/** Pages sorted by most points, and by rising posts; see FeedSort in openapi/feed.yaml. */
export const rankedPages = { top: pagesBy('score'), rising: pagesBy('heat') } as const;
