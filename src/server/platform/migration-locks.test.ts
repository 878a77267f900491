import { openTestDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { locksSentence, tablesToLock } from './migration-locks';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['alter table "content"."posts" add column "x" text', ['content.posts moment']],
  ['alter table "content"."posts" alter column "x" set data type text', ['content.posts rewrite']],
  ['alter table content.posts add column x int generated always as (1) stored', ['content.posts rewrite']],
  ['alter table "content"."posts" alter column "x" set not null', ['content.posts read']],
  ['create unique index "one" on "content"."votes" using btree ("post_id")', ['content.votes read']],
  [
    'update research.reviews r set x = 1 from catalog.companies c where c.id = r.company_id',
    ['research.reviews rewrite'],
  ],
  [
    'create table "a"."b" (c integer references "catalog"."companies"("id") on delete cascade)',
    ['catalog.companies moment'],
  ],
  [
    'alter table content.votes add constraint v foreign key (post_id) references content.posts (id)',
    ['content.posts moment', 'content.votes read'],
  ],
  [
    'drop table if exists content.ballots; delete from only platform.facts',
    ['content.ballots moment', 'platform.facts rewrite'],
  ],
  ['create index concurrently "one" on "content"."votes" ("post_id")', []],
  ['create table "new"."one" ("id" integer); create index on new.one (id)', []],
  ['select 1 from content.posts p join content.votes v on v.post_id = p.id', []],
])('the tables that are locked, and for how long, by: %s', async (sql, locked) => {
  const found = await tablesToLock(database, [sql]);
  expect(found.map(({ name, lockedFor }) => `${name} ${lockedFor}`).toSorted()).toEqual(locked);
});

it('are named with their sizes, largest first, and with about how long others wait', async () => {
  const found = await tablesToLock(database, [
    'update catalog.companies set id = id; update catalog.pages set id = id',
  ]);
  expect(found.map(({ bytes }) => bytes)).toEqual(found.map(({ bytes }) => bytes).toSorted((one, two) => two - one));
  expect(
    locksSentence([
      { name: 'research.reviews', bytes: 303e6, lockedFor: 'rewrite' },
      { name: 'content.posts', bytes: 500e6, lockedFor: 'read' },
      { name: 'content.votes', bytes: 90e9, lockedFor: 'moment' },
    ]),
  ).toBe(
    'up to about 20 s others wait for research.reviews (303 MB, rewritten), content.posts (500 MB, read through), content.votes (90000 MB, for a moment)',
  );
  expect(locksSentence([])).toBe('no table of now is locked');
});
