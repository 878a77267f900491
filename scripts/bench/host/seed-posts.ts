import { createHash } from 'node:crypto';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { bytes, integer, jsonb, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { followStatement } from '@/server/services/talk/feed/communities/community-writes.queries';

export const VIEWER_ID = '0d5a3f52-5b4e-4c1c-9c38-6a5f1e1d2b7c';

const BATCH = 5_000;
const NEWEST = Date.parse('2026-06-30T18:00:00Z');
const TWO_YEARS = 2 * 365 * 86_400_000;
export const SEED_SIZES = { topic: 12, company: 60, department: 30 } as const;
export const COMPANIES_WITH_POSTS = SEED_SIZES.company;
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

interface Counts {
  readonly votes: number;
  readonly views: number;
}

const COUNTS: Counts = { votes: 10, views: 0 };
const COUNTED = ['posts', 'votes', 'post_views'] as const;
export const DISCUSSED = 20;
const COMMENTS = 500;
const COMMENTS_OF_FIVE = 3;

/** Fills two years of posts in 102 communities; the newest twenty have 500 comments. Deterministic. */
export async function seedPosts(
  database: Database,
  authorship: Authorship,
  count: number,
  counts = COUNTS,
): Promise<void> {
  await seedCommunities(database);
  await seedViewer(database, authorship);
  for (const table of COUNTED) await database.execute(`alter table content.${table} disable trigger user`);
  // This trigger stays enabled, because the table refuses rows without search words.
  await database.execute('alter table content.posts enable trigger posts_words');
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) =>
      postOf(authorship, from + index, count, counts),
    );
    await database.query(insertPosts, JSON.stringify(rows));
  }
  await database.query(insertVotes, authorship.voterRef(authorship.personaRef(VIEWER_ID)), counts.votes);
  for (let number = 0; number < Math.min(DISCUSSED, count); number += 1) {
    const rows = Array.from({ length: COMMENTS }, (_, index) => commentOf(authorship, number, index, count));
    await database.query(insertComments, JSON.stringify(rows));
  }
  await database.query(insertViews, counts.views);
  for (const table of COUNTED) await database.execute(`alter table content.${table} enable trigger user`);
  await database.execute(`
    update content.communities c set posts_count = n
    from (select community_type, community_id, count(*)::int as n from content.posts group by 1, 2) p
    where c.type = p.community_type and c.entity_id = p.community_id;
  `);
}

async function seedCommunities(database: Database): Promise<void> {
  const named = (type: keyof typeof SEED_SIZES) =>
    `select n as id, 'Invented ${type} ' || n as name, 'invented-${type}-' || n as slug from generate_series(1, ${SEED_SIZES[type]}) n`;
  await database.execute(`
    insert into catalog.industries (id, name) values (1, 'Invented industry');
    insert into catalog.topics (id, name, slug, description) select id, name, slug, name from (${named('topic')}) t;
    insert into catalog.departments (id, name, slug) ${named('department')};
    insert into catalog.companies (id, name, slug, industry_id, headquarters)
      select id, name, slug, 1, 'Kochi' from (${named('company')}) c;
    insert into content.communities (type, entity_id, name, slug, category)
      select 'topic', id, name, slug, 'Invented' from (${named('topic')}) t
      union all select 'department', id, name, slug, 'Invented' from (${named('department')}) d;
  `);
}

async function seedViewer(database: Database, authorship: Authorship): Promise<void> {
  const persona = authorship.personaRef(VIEWER_ID);
  await database.query(insertUser, VIEWER_ID);
  await database.query(insertPersona, persona);
  const followed = allCommunities().filter((_, index) => index % FOLLOWS_EVERY === 0);
  for (const { type, entityId } of followed)
    await database.query(followStatement, persona, type, entityId, followed.length);
}

const insertUser = defineStatement({
  name: 'bench.user',
  parameters: [uuid],
  columns: {},
  text: `insert into identity.users (id, public_id, name) values ($1, 'bench-viewer', 'Bench Viewer')`,
});

const insertPersona = defineStatement({
  name: 'bench.persona',
  parameters: [bytes],
  columns: {},
  text: `insert into persona.personas (persona_ref, user_name, avatar_uri, avatar_color, is_reader, is_writer)
         values ($1, 'BenchViewer', 'kolam:3f9c61d07be2a845', '#DCE6DF', true, true)`,
});

function allCommunities() {
  return (['topic', 'company', 'department'] as const).flatMap((type) =>
    Array.from({ length: SEED_SIZES[type] }, (_, index) => ({ type, entityId: index + 1 })),
  );
}

const everyCommunity = allCommunities();

function postOf(authorship: Authorship, number: number, count: number, { votes, views }: Counts) {
  const hash = createHash('sha256').update(`post ${number}`).digest();
  const id = uuidOf(hash);
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
    upvotes: votes + (number % 3 === 0 ? 1 : 0),
    views_count: views,
  };
}

function uuidOf(hash: Buffer): string {
  const hex = hash.toString('hex');
  const [start, middle, end] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(20, 32)];
  return `${start}-${middle}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${end}`;
}

function commentOf(authorship: Authorship, post: number, index: number, count: number) {
  const idAt = (place: number): string => uuidOf(createHash('sha256').update(`comment ${post} ${place}`).digest());
  const id = idAt(index);
  const author = authorship.personaRef(`author ${(post * 7 + index) % 2_000}`);
  const isReply = index % 5 >= COMMENTS_OF_FIVE;
  return {
    id,
    post_id: uuidOf(createHash('sha256').update(`post ${post}`).digest()),
    parent_id: isReply ? idAt(index - COMMENTS_OF_FIVE) : null,
    content: TEXT.slice(index % 300, (index % 300) + 60 + ((index * 37) % 300)),
    author_ref: authorship.authorRef(author, id).toString('hex'),
    author_seal: authorship.sealAuthor(author, id).toString('hex'),
    author_name: `InventedWriter${(post * 7 + index) % 2_000}`,
    created_at: new Date(NEWEST - Math.round((post / count) * TWO_YEARS) + 60_000 * (index + 1)).toISOString(),
    upvotes: (index * 13) % 40,
  };
}

const insertComments = defineStatement({
  name: 'bench.comments',
  parameters: [jsonb<object>()],
  columns: {},
  text: `
    insert into content.comments (id, post_id, parent_id, content, author_ref, author_seal, author_name, author_tagline, author_avatar,
      author_color, profile_type, created_at, upvotes)
    select id, post_id, parent_id, content, decode(author_ref, 'hex'), decode(author_seal, 'hex'), author_name,
      'Works at an invented place', 'kolam:3f9c61d07be2a845', '#DCE6DF', 'ANONYMOUS', created_at, upvotes
    from jsonb_to_recordset($1::jsonb) as t (id uuid, post_id uuid, parent_id uuid, content text, author_ref text, author_seal text,
      author_name text, created_at timestamptz, upvotes int)`,
});

const insertPosts = defineStatement({
  name: 'bench.posts',
  parameters: [jsonb<object>()],
  columns: {},
  text: `
    insert into content.posts (id, status, title, content, author_ref, author_seal, author_name, author_tagline, author_avatar,
      author_color, profile_type, community_type, community_id, created_at, upvotes, views_count)
    select id, 'LIVE', title, content, decode(author_ref, 'hex'), decode(author_seal, 'hex'), author_name, 'Works at an invented place',
      'kolam:3f9c61d07be2a845', '#DCE6DF', 'ANONYMOUS', community_type, community_id, created_at, upvotes, views_count
    from jsonb_to_recordset($1::jsonb) as t (id uuid, title text, content text, author_ref text, author_seal text, author_name text,
      community_type text, community_id int, created_at timestamptz, upvotes int, views_count int)`,
});

const insertVotes = defineStatement({
  name: 'bench.votes',
  parameters: [bytes, integer],
  columns: {},
  text: `
    insert into content.votes (post_id, voter_ref, value)
    select id, sha256(convert_to(n || id::text, 'UTF8')), 1 from content.posts cross join generate_series(1, $2::integer) as n
    union all select id, $1::bytea, 1 from content.posts where upvotes > $2`,
});

const insertViews = defineStatement({
  name: 'bench.views',
  parameters: [integer],
  columns: {},
  text: `
    insert into content.post_views (post_id, viewer_ref)
    select id, sha256(convert_to('view ' || n || id::text, 'UTF8')) from content.posts cross join generate_series(1, $1::integer) as n`,
});
