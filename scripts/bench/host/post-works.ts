import { randomUUID } from 'node:crypto';
import type { Authorship } from '@/server/platform/authorship';
import { Cursors, MAX_ID } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { bytes, integer, moment, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { careerOfPersona } from '@/server/services/account/user/career-status/career.queries';
import { personaByRef } from '@/server/services/account/user/persona/persona.queries';
import { identityOfUser } from '@/server/services/account/user/profile/identity.queries';
import { allHits } from '@/server/services/research/search/search/search.queries';
import { popularComments } from '@/server/services/talk/feed/comments/comment.queries';
import { insertComment } from '@/server/services/talk/feed/comments/comment-writes.queries';
import { genericPageForViewer, postForViewer } from '@/server/services/talk/feed/posting/post.queries';
import { chatWorks } from './chat-works';
import { eventWork } from './event-work';
import type { BenchRequest } from './host-facts';
import type { Work } from './plain-server';
import { withoutByteColumns } from './plain-server';
import { DISCUSSED, VIEWER_ID } from './seed-posts';
import { signInWork } from './sign-in-work';

const PAGE = 20;
/** Posts per side. Product and floor write to separate posts, so neither changes the other's counts. */
const POSTS_PER_SIDE = 900;
/** Search terms: some occur in every seeded post, some in many, and one in none. */
const WORDS = ['notice', 'money', 'notice period', 'counter offer', 'appraisal six weeks', 'zebra'];
const TEXT = 'It took me sixty days. Ask for the date in writing before you sign.';
const MAX_INTEGER = 2_147_483_647;

export async function postWorks(
  database: Database,
  authorship: Authorship,
  personaRef: Uint8Array,
): Promise<Readonly<Record<string, Work>>> {
  const voterRef = authorship.voterRef(personaRef);
  const posts = (await database.query(someIds, DISCUSSED, 2 * POSTS_PER_SIDE)).map(({ id }) => id);
  const [own, others] = [posts.slice(0, POSTS_PER_SIDE), posts.slice(POSTS_PER_SIDE)];
  const discussed = (await database.query(someIds, 0, DISCUSSED)).map(({ id }) => id);
  const top = ['infinity', MAX_ID] as const;
  const feedOf = (query: string): BenchRequest => ({ path: `/api/feed/v3/feed?limit=${PAGE}&${query}` });
  const works: Record<string, Work> = {
    feed: {
      product: [feedOf('feedType=GENERIC')],
      plain: [
        async () =>
          withoutByteColumns((await database.query(genericPageForViewer(PAGE + 1), ...top, voterRef)).slice(0, PAGE)),
      ],
    },
    'post-page': {
      product: discussed.flatMap((id) => [
        { path: `/api/feed/v1/feed/${id}` },
        { path: `/api/feed/v1/post/${id}/comments?limit=${PAGE}` },
      ]),
      plain: discussed.flatMap((id) => [
        async () => withoutByteColumns(await database.query(postForViewer, id, voterRef)),
        async () =>
          withoutByteColumns(await database.query(popularComments(PAGE + 1), id, ...top, MAX_INTEGER, voterRef)),
      ]),
    },
    // Cycles up, down, none, so that every request changes something and neighbours do not wait for each other.
    vote: {
      product: ['up', 'down', 'none'].flatMap((voteType) =>
        own.map((resourceId) => ({
          method: 'POST' as const,
          path: '/api/feed/v1/vote',
          body: JSON.stringify({ resourceId, resourceType: 'post', voteType }),
        })),
      ),
      plain: others.map((id) => () => database.query(voteUp, id)),
    },
    comment: {
      product: own.map((id) => ({
        method: 'POST',
        path: `/api/feed/v1/post/${id}/comment`,
        body: JSON.stringify({ content: TEXT, profileType: 'ANONYMOUS' }),
      })),
      plain: others.map((postId) => async () => {
        const id = randomUUID();
        const comment = {
          id,
          post_id: postId,
          parent_id: null,
          content: TEXT,
          author_ref: authorship.authorRef(personaRef, id),
          author_seal: authorship.sealAuthor(personaRef, id),
          author_name: 'BenchViewer',
          author_tagline: null,
          author_avatar: 'kolam:3f9c61d07be2a845',
          author_color: '#DCE6DF',
          author_proof: null,
          profile_type: 'ANONYMOUS',
          created_at: new Date(),
          mentions: [],
        } as const;
        return withoutByteColumns(await database.query(insertComment, comment));
      }),
    },
    profile: {
      product: [{ path: '/api/user/user/profile' }],
      plain: [
        async () => {
          const [[identity], persona, [career]] = await Promise.all([
            database.query(identityOfUser, VIEWER_ID),
            database.query(personaByRef, personaRef),
            database.query(careerOfPersona, personaRef),
          ]);
          return { ...identity, ...persona[0], ...career, persona_ref: undefined };
        },
      ],
    },
    ...(await chatWorks(database, authorship, personaRef)),
    'sign-in': await signInWork(database, authorship),
    events: await eventWork(database),
    'post-search': {
      product: WORDS.map((words) => ({ path: `/api/search/search/results?type=post&q=${encodeURIComponent(words)}` })),
      plain: WORDS.map((words) => () => {
        const query = `${words.replaceAll(' ', ' & ')}:*`;
        const patterns = { pattern: `${words}%`, inner_pattern: `% ${words}%` };
        const wanted = {
          lists: [],
          key: words,
          names_limit: 200,
          types: [],
          ...patterns,
          words: query,
          posts_limit: 50,
        };
        return database.query(allHits(words.length), wanted);
      }),
    },
  };
  const cursors = new Cursors(authorship);
  const pages = {
    GENERIC: cursorsOf(cursors, await database.query(genericFeed)),
    PERSONALIZED: cursorsOf(cursors, await database.query(personalizedFeed, personaRef)),
  };
  for (const [feed, { middle, end }] of Object.entries(pages)) {
    works[`${feed} feed, first page`] = { product: [feedOf(`feedType=${feed}`)], plain: [] };
    works[`${feed} feed, middle`] = { product: [feedOf(`feedType=${feed}&cursor=${middle}`)], plain: [] };
    works[`${feed} feed, near the end`] = { product: [feedOf(`feedType=${feed}&cursor=${end}`)], plain: [] };
    for (const sort of ['top', 'rising'])
      works[`${feed} feed by ${sort}`] = { product: [feedOf(`feedType=${feed}&sort=${sort}`)], plain: [] };
  }
  return works;
}

const voteUp = defineStatement({
  name: 'bench.plain-vote',
  parameters: [uuid],
  columns: { upvotes: integer },
  text: 'update content.posts set upvotes = upvotes + 1 where id = $1 returning upvotes',
});

const someIds = defineStatement({
  name: 'bench.some-posts',
  parameters: [integer, integer],
  columns: { id: uuid },
  text: 'select id from content.posts order by created_at desc, id desc offset $1 limit $2',
});

const positions = { id: uuid, created_at: moment } as const;

const genericFeed = defineStatement({
  name: 'bench.generic-feed',
  parameters: [],
  columns: positions,
  text: 'select id, created_at from content.posts order by created_at desc, id desc',
});

const personalizedFeed = defineStatement({
  name: 'bench.personalized-feed',
  parameters: [bytes],
  columns: positions,
  text: `select p.id, p.created_at from content.posts p join persona.memberships m
         on m.type = p.community_type and m.entity_id = p.community_id where m.persona_ref = $1
         order by p.created_at desc, p.id desc`,
});

function cursorsOf(cursors: Cursors, feed: readonly RowOf<typeof positions>[]) {
  const at = (index: number): string => {
    const row = feed[index];
    if (row === undefined) throw new Error('The feed is too short to page through.');
    return cursors.write({ keys: [row.created_at.getTime()], id: row.id });
  };
  return { middle: at(Math.floor(feed.length / 2)), end: at(feed.length - 22) };
}
