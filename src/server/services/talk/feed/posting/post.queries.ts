import type { CommunityType, PostKind, PostStatus, ProfileType } from '@/contract/generated/feed';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bytes,
  from,
  integer,
  jsonb,
  moment,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import type { Ballot } from '../attachments/ballot';
import type { LinkCard } from '../attachments/link-card';
import type { StoredMedia } from '../attachments/stored-media';
import type { StoredOffer } from '../attachments/stored-stock';
import type { BestReplyRow } from './best-reply.queries';
import { bestReplyOf } from './best-reply.queries';
import { bylineColumns } from './byline';
import { followedPosts } from './followed-posts';
import { wantedBy } from './wanted-by';

function ballotOf(kind: PostKind): string {
  return `case when p.kind = '${kind}' then (select content.ballot_json(b) from content.ballots b where b.post_id = p.id) end`;
}

export const postColumns = {
  id: uuid,
  status: textOf<PostStatus>(),
  kind: nullable(textOf<PostKind>()),
  media: nullable(jsonb<readonly StoredMedia[]>()),
  link: nullable(jsonb<LinkCard>()),
  title: nullable(text),
  content: text,
  mentions: arrayOf(text),
  ...bylineColumns,
  profile_type: textOf<ProfileType>(),
  created_at: moment,
  edited_at: nullable(moment),
  upvotes: integer,
  downvotes: integer,
  comments_count: integer,
  community_type: textOf<CommunityType>(),
  community_id: integer,
  community_name: from('c.name', text),
  community_slug: from('c.slug', text),
  community_logo: from('c.logo', nullable(text)),
  poll: from(ballotOf('poll'), nullable(jsonb<Ballot<string>>())),
  offers: from(ballotOf('salary'), nullable(jsonb<Ballot<StoredOffer>>())),
} as const;

export interface PostRow extends RowOf<typeof postColumns> {
  /** 1 up, -1 down. Null if the viewer has not voted, absent for a guest. */
  readonly vote?: number | null;
  /** The pick, counted from 1. Null if there is none, absent for a guest. */
  readonly pick?: number | null;
  readonly author_ref?: Uint8Array;
  readonly best_reply?: BestReplyRow | null;
  readonly rank?: number;
}

export const columnsForGuest = { ...postColumns, best_reply: bestReplyOf(null) };

export const columnsForViewer = (voter: string) => ({
  ...postColumns,
  best_reply: bestReplyOf(voter),
  author_ref: bytes,
  // One index lookup per post; a join would read all votes of the viewer or of everyone.
  vote: from(
    `(select v.value from content.votes v where v.post_id = p.id and v.voter_ref = ${voter})`,
    nullable(smallint),
  ),
  pick: from(
    `case when p.kind in ('poll', 'salary') then
       (select k.option_id from content.picks k where k.post_id = p.id and k.voter_ref = ${voter}) end`,
    nullable(smallint),
  ),
});

export const communityExists = defineStatement({
  name: 'posting.community-exists',
  parameters: [textOf<CommunityType>(), integer],
  columns: { found: from('1', integer) },
  text: 'select 1 as found from content.communities where type = $1 and entity_id = $2',
});

const columnsForSecond = columnsForViewer('$2');
const columnsForThird = columnsForViewer('$3');
export const community = 'join content.communities c on c.type = p.community_type and c.entity_id = p.community_id';

export const postForGuest = defineStatement({
  name: 'posting.post',
  parameters: [uuid],
  columns: columnsForGuest,
  text: `select ${selectList(columnsForGuest, 'p')} from content.posts p ${community} where p.id = $1`,
});

export const postForViewer = defineStatement({
  name: 'posting.post-for-viewer',
  parameters: [uuid, bytes],
  columns: columnsForSecond,
  text: `select ${selectList(columnsForSecond, 'p')} from content.posts p ${community} where p.id = $1`,
});

const newestFirst = 'order by created_at desc, id desc';
const pageOrder = 'order by p.created_at desc, p.id desc';
const newestPosts = (rows: number, wanted = ''): string => `
  (select * from content.posts where status = 'LIVE' ${wanted} and (created_at, id) < ($1, $2) ${newestFirst} limit ${rows})`;

export const genericPage = definePages((rows) =>
  defineStatement({
    name: `posting.generic-page.${rows}`,
    parameters: [moment, uuid],
    columns: columnsForGuest,
    text: `select ${selectList(columnsForGuest, 'p')} from ${newestPosts(rows)} p ${community} ${pageOrder}`,
  }),
);

export const genericPageForViewer = definePages((rows) =>
  defineStatement({
    name: `posting.generic-page-for-viewer.${rows}`,
    parameters: [moment, uuid, bytes],
    columns: columnsForThird,
    text: `select ${selectList(columnsForThird, 'p')} from ${newestPosts(rows, wantedBy('$3'))} p ${community} ${pageOrder}`,
  }),
);

export const personalizedPage = definePages((rows) =>
  defineStatement({
    name: `posting.personalized-page.${rows}`,
    parameters: [moment, uuid, bytes, bytes],
    columns: columnsForThird,
    text: `
      select ${selectList(columnsForThird, 'p')} from (
        select q.* from (
          ${followedPosts({ rows, keys: ['created_at', 'id'], behind: '$1, $2', voterRef: '$3', personaRef: '$4' })}
        ) n join content.posts q on q.id = n.id
      ) p ${community} ${pageOrder}`,
  }),
);

const newestPostsOf = (rows: number, type: string, id: string, wanted = ''): string => `
  (select * from content.posts
   where status = 'LIVE' and community_type = ${type} and community_id = ${id} ${wanted} and (created_at, id) < ($1, $2)
   ${newestFirst} limit ${rows})`;

export const COMMUNITY_POSTS = { all: '', asking: 'and asks' } as const;

export type CommunityPosts = keyof typeof COMMUNITY_POSTS;

function communityPagesOf(which: CommunityPosts) {
  return {
    forGuest: definePages((rows) =>
      defineStatement({
        name: `posting.community-${which}-page.${rows}`,
        parameters: [moment, uuid, textOf<CommunityType>(), integer],
        columns: columnsForGuest,
        text: `select ${selectList(columnsForGuest, 'p')} from ${newestPostsOf(rows, '$3', '$4', COMMUNITY_POSTS[which])} p ${community} ${pageOrder}`,
      }),
    ),
    forViewer: definePages((rows) =>
      defineStatement({
        name: `posting.community-${which}-page-for-viewer.${rows}`,
        parameters: [moment, uuid, bytes, textOf<CommunityType>(), integer],
        columns: columnsForThird,
        text: `select ${selectList(columnsForThird, 'p')} from ${newestPostsOf(rows, '$4', '$5', COMMUNITY_POSTS[which] + wantedBy('$3'))} p ${community} ${pageOrder}`,
      }),
    ),
  };
}

export const communityPages = { all: communityPagesOf('all'), asking: communityPagesOf('asking') } as const;
