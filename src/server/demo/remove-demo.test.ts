import { select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalData } from '@/server/generated/personal-data';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { bigint, text } from '@/server/platform/sql-types';
import { bulkInsert } from './bulk-insert';
import { insertAccounts, insertComments, insertPosts, insertUsers } from './demo.queries';
import { loadDemo } from './load-demo';
import { removeDemo } from './remove-demo';

const now = Date.UTC(2026, 10, 20, 6);
const options = { scale: 0.1, now, brand: 'Tarakki' };
const authorship = createAuthorship(Buffer.alloc(32, 5));
const USER = 'aaaaaaaa-0000-4000-8000-000000000001';
const POST = 'aaaaaaaa-0000-4000-8000-000000000002';
const COMMENT = 'aaaaaaaa-0000-4000-8000-000000000003';
const REVIEW = 'aaaaaaaa-0000-4000-8000-000000000004';

const OF_THE_PRODUCT = new RegExp(
  [
    '^platform[.]|^drizzle[.]|^content[.]communities$',
    '^catalog[.](?!companies|topics)',
    '^research[.](company_figures|company_options|listed_companies|salary_snapshots|tenure_snapshots|heard_back_snapshots|invited_snapshots|card_rounds|review_counts|review_ratings|benefit_counts)$',
  ].join('|'),
);

const countOf = async (database: Database, from: string): Promise<number> =>
  (await select(database, { n: bigint }, `select count(*) as n from ${from}`))[0]?.n ?? 0;

async function rowsOfTables(database: Database): Promise<Readonly<Record<string, number>>> {
  const tables = await select(
    database,
    { name: text },
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) counts[name] = await countOf(database, name);
  return counts;
}

async function writeAsUser(database: Database): Promise<void> {
  const persona = authorship.personaRef(USER);
  const author = (id: string) => ({
    author_ref: authorship.authorRef(persona, id),
    author_seal: authorship.sealAuthor(persona, id),
    author_name: 'QuietMonsoon',
    author_tagline: null,
    author_avatar: 'kolam:quiet',
    author_color: '#000000',
    author_proof: null,
    profile_type: 'ANONYMOUS' as const,
  });
  const written = { content: 'Written by a user.', created_at: new Date(now), upvotes: 0 };
  const [discussed] = await select(
    database,
    { id: text },
    `select id::text from content.posts where community_type = 'company' and community_id <> 2 order by id limit 1`,
  );
  await bulkInsert(database, insertUsers, [
    { id: USER, public_id: 'of-a-user', name: 'Somebody', email: 'somebody@mail.example', created_on: '2026-01-01' },
  ]);
  await bulkInsert(database, insertAccounts, [
    { provider: 'google', subject: '117', user_id: USER, email: 'somebody@mail.example', email_verified: true },
  ]);
  await bulkInsert(database, insertPosts, [
    {
      ...{
        ...written,
        ...author(POST),
        id: POST,
        status: 'LIVE',
        kind: null,
        title: 'A title',
        community_type: 'topic' as const,
      },
      ...{ community_id: 1, downvotes: 0, comments_count: 0, views_count: 0 },
    },
  ]);
  await bulkInsert(database, insertComments, [
    { ...written, ...author(COMMENT), id: COMMENT, post_id: discussed?.id ?? '' },
  ]);
  const { author_ref, author_seal } = author(REVIEW);
  await select(
    database,
    {},
    `insert into research.reviews (id, company_id, rating, likes, created_at, author_ref, author_seal) values ($1::uuid, 2, 4, 'Kind people', now(), $2::bytea, $3::bytea)`,
    REVIEW,
    author_ref,
    author_seal,
  );
}

describe('removeDemo', () => {
  let database: Database;
  const remove = (isDryRun: boolean) =>
    removeDemo({
      database,
      authorship,
      files: new StoredFiles(database, new MemoryFiles()),
      now: () => now,
      personalData,
      isDryRun,
    });

  beforeAll(async () => {
    database = await openSuiteDatabase();
  });
  afterAll(() => database.close());

  it('finds nothing where there is no demo data', async () => {
    expect(await remove(false)).toBeNull();
  });

  it('says what would go, and takes nothing away', async () => {
    await loadDemo(database, authorship, options);
    await writeAsUser(database);
    const before = await rowsOfTables(database);
    const outcome = await remove(true);
    expect(outcome?.removed.find(({ what }) => what === 'posts')?.n).toBeGreaterThan(100);
    expect(await rowsOfTables(database)).toEqual(before);
  });

  it('takes away what was invented, and keeps what users wrote', async () => {
    const outcome = await remove(false);
    expect(outcome).toMatchObject({ emptied: 1, keptCompanies: [expect.any(String), expect.any(String)] });
    const rows = await rowsOfTables(database);
    const left = Object.entries(rows).filter(([name, n]) => n > 0 && !OF_THE_PRODUCT.test(name));
    expect(Object.fromEntries(left)).toEqual({
      // One with the review of the user's, one with that post.
      'catalog.companies': 2,
      'catalog.topics': 1,
      'content.comments': 1,
      // A post of the user's, and one without its text above the user's comment.
      'content.posts': 2,
      'identity.accounts': 1,
      'identity.users': 1,
      'research.reviews': 1,
    });
    expect(await select(database, { likes: text }, 'select likes from research.reviews')).toEqual([
      { likes: 'Kind people' },
    ]);
  });

  it('is done once, and the demo data does not come back', async () => {
    expect(await remove(false)).toBeNull();
    expect(await loadDemo(database, authorship, options)).toEqual({ loaded: false, accounts: [] });
  });
});
