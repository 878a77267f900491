import { createHash } from 'node:crypto';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { companies, departments, industries, topics } from '@/server/platform/schema/catalog';
import { memberships, personas } from '@/server/platform/schema/community';
import { communities } from '@/server/platform/schema/content';
import { users } from '@/server/platform/schema/identity';

/** The person whom the bench signs in. */
export const VIEWER_ID = '0d5a3f52-5b4e-4c1c-9c38-6a5f1e1d2b7c';

const BATCH = 5_000;
const NEWEST = Date.parse('2026-06-30T18:00:00Z');
const TWO_YEARS = 2 * 365 * 86_400_000;
const SIZES = { topic: 12, company: 60, department: 30 } as const;
/** The viewer follows every seventh community and has voted on every third post. */
const FOLLOWS_EVERY = 7;

const TEXT =
  `My notice period is ninety days and the new team wants me in thirty. Both sides say that the other one should move. Has
anybody here bought out the rest, and who paid for it in the end? I have asked for it in writing twice, and twice I was told that it is
under review. The offer letter says fixed pay and a joining bonus that comes back if I leave within a year. My manager is kind but new,
and the appraisal is in six weeks, so whatever I say now will be read again then. What would you ask for first, the money or the date?
On the floor people say that a counter offer is never forgotten. I would rather stay for the work than for the number, but the number has
not moved in two years while rent has moved twice. If you have been through this at a product company, tell me what you would do again
and what you would not. `.replaceAll('\n', ' ');

/**
 * Fills a migrated database with `count` posts over two years in 102 communities, two votes for each post beside the viewer's, and the
 * counts that the triggers would have kept. The same call always makes the same rows. Answers the communities that the viewer follows.
 */
export async function seed(database: Database, authorship: Authorship, count: number): Promise<void> {
  await seedCommunities(database);
  await seedViewer(database, authorship);
  for (const table of ['posts', 'votes']) await database.execute(`alter table content.${table} disable trigger user`);
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) =>
      postOf(authorship, from + index, count),
    );
    await database.query(insertPosts, [JSON.stringify(rows)]);
  }
  await database.query(insertVotes, [authorship.voterRef(authorship.personaRef(VIEWER_ID))]);
  for (const table of ['posts', 'votes']) await database.execute(`alter table content.${table} enable trigger user`);
  await database.execute(`
    update content.communities c set posts_count = n
    from (select community_type, community_id, count(*)::int as n from content.posts group by 1, 2) p
    where c.type = p.community_type and c.entity_id = p.community_id;
  `);
  // A server of its own does this by itself; the embedded one has nobody who would.
  await database.execute('vacuum analyze');
}

async function seedCommunities({ orm }: Database): Promise<void> {
  const named = (type: keyof typeof SIZES) =>
    Array.from({ length: SIZES[type] }, (_, index) => ({
      id: index + 1,
      name: `Invented ${type} ${index + 1}`,
      slug: `invented-${type}-${index + 1}`,
    }));
  await orm.insert(industries).values({ id: 1, name: 'Invented industry' });
  await orm.insert(topics).values(named('topic').map((one) => ({ ...one, description: one.name })));
  await orm.insert(departments).values(named('department'));
  await orm.insert(companies).values(named('company').map((one) => ({ ...one, industryId: 1, headquarters: 'Kochi' })));
  for (const type of ['topic', 'company', 'department'] as const) {
    const rows = named(type).map(({ id, name, slug }) => ({ type, entityId: id, name, slug, category: 'Invented' }));
    await orm.insert(communities).values(rows);
  }
}

async function seedViewer({ orm }: Database, authorship: Authorship): Promise<void> {
  const personaRef = authorship.personaRef(VIEWER_ID);
  await orm.insert(users).values({ id: VIEWER_ID, publicId: 'bench-viewer', name: 'Bench Viewer' });
  await orm.insert(personas).values({ personaRef, userName: 'BenchViewer', isReader: true, isWriter: true });
  const followed = allCommunities().filter((_, index) => index % FOLLOWS_EVERY === 0);
  await orm.insert(memberships).values(followed.map((community) => ({ personaRef, ...community })));
}

function allCommunities() {
  return (['topic', 'company', 'department'] as const).flatMap((type) =>
    Array.from({ length: SIZES[type] }, (_, index) => ({ type, entityId: index + 1 })),
  );
}

const everyCommunity = allCommunities();

function postOf(authorship: Authorship, number: number, count: number) {
  const hash = createHash('sha256').update(`post ${number}`).digest();
  const hex = hash.toString('hex');
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
  const author = authorship.personaRef(`author ${hash.readUInt16BE(20) % 2_000}`);
  const community = everyCommunity[hash.readUInt16BE(22) % everyCommunity.length];
  const start = hash.readUInt16BE(24) % (TEXT.length / 2);
  return {
    id,
    title: number % 4 === 0 ? null : TEXT.slice(start, start + 60).trim(),
    content: TEXT.repeat(2).slice(start, start + 120 + (hash.readUInt16BE(26) % 700)),
    author_ref: authorship.authorRef(author, id).toString('hex'),
    author_seal: authorship.sealAuthor(author, id).toString('hex'),
    author_name: `InventedWriter${hash.readUInt16BE(20) % 2_000}`,
    community_type: community?.type,
    community_id: community?.entityId,
    created_at: new Date(NEWEST - Math.round((number / count) * TWO_YEARS)).toISOString(),
    upvotes: 2 + (number % 3 === 0 ? 1 : 0),
  };
}

const insertPosts = {
  name: 'bench.posts',
  text: `
    insert into content.posts (id, status, title, content, author_ref, author_seal, author_name, author_tagline, author_avatar,
      author_color, profile_type, community_type, community_id, created_at, upvotes)
    select id, 'LIVE', title, content, decode(author_ref, 'hex'), decode(author_seal, 'hex'), author_name, 'Works at an invented place',
      'kolam:peepal-7', '#DCE6DF', 'ANONYMOUS', community_type, community_id, created_at, upvotes
    from json_to_recordset($1::json) as t (id uuid, title text, content text, author_ref text, author_seal text, author_name text,
      community_type text, community_id int, created_at timestamptz, upvotes int)`,
};

/** Posts have an even number of votes where the viewer has not voted, an odd one where they have. */
const insertVotes = {
  name: 'bench.votes',
  text: `
    insert into content.votes (post_id, voter_ref, value)
    select id, sha256(convert_to(n || id::text, 'UTF8')), 1 from content.posts cross join generate_series(1, 2) as n
    union all select id, $1::bytea, 1 from content.posts where upvotes = 3`,
};
