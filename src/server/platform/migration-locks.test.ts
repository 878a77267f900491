import { openTestDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { sentenceOfLocks, tablesToLock } from './migration-locks';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['alter table "content"."posts" add column "x" text', ['content.posts']],
  ['create unique index "one" on "content"."votes" using btree ("post_id")', ['content.votes']],
  ['update research.reviews r set x = 1 from catalog.companies c where c.id = r.company_id', ['research.reviews']],
  ['create table "a"."b" (c integer references "catalog"."companies"("id") on delete cascade)', ['catalog.companies']],
  ['drop table if exists content.ballots; delete from only platform.facts', ['content.ballots', 'platform.facts']],
  ['create table "new"."one" ("id" integer); create index on new.one (id)', []],
  ['select 1 from content.posts p join content.votes v on v.post_id = p.id', []],
])('the tables that are locked by: %s', async (sql, locked) => {
  expect((await tablesToLock(database, [sql])).map(({ name }) => name).toSorted()).toEqual(locked);
});

it('are named with their sizes, largest first, and with about how long others wait', async () => {
  const found = await tablesToLock(database, [
    'update catalog.companies set id = id; update catalog.pages set id = id',
  ]);
  expect(found.map(({ bytes }) => bytes)).toEqual(found.map(({ bytes }) => bytes).toSorted((one, two) => two - one));
  expect(
    sentenceOfLocks([
      { name: 'research.reviews', bytes: 303e6 },
      { name: 'catalog.pages', bytes: 8192 },
    ]),
  ).toBe('up to about 17 s others wait for research.reviews (303 MB), catalog.pages (1 MB)');
  expect(sentenceOfLocks([])).toBe('no table of now is locked');
});
