import { randomUUID } from 'node:crypto';
import { select } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookmarkId } from '@/core/talk/bookmarks/bookmark';
import { BOOKMARK_KINDS } from '@/core/talk/bookmarks/bookmark';
import { MAX_BOOKMARKS } from '@/core/talk/bookmarks/bookmarks.rules';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { text } from '@/server/platform/sql-types';
import { StoredBookmarks } from './stored-bookmarks';

const authorship = createAuthorship(Buffer.alloc(32, 1));
const stored = new StoredBookmarks(authorship);

let database: Database;
beforeAll(async () => {
  database = await openSuiteDatabase();
});
afterAll(() => database.close());

const anItem = (kind: BookmarkId['kind'] = 'post'): BookmarkId => ({ kind, itemId: randomUUID() });
const add = (persona: Uint8Array, item: BookmarkId) => database.transaction((tx) => stored.add(tx, persona, item));
const remove = (persona: Uint8Array, item: BookmarkId) =>
  database.transaction((tx) => stored.remove(tx, persona, item));
const persona = (name: string): Buffer => authorship.personaRef(name);
const numbered = (items: readonly BookmarkId[]) =>
  items.map((item, place) => ({ ...item, number: place + 1 })).toReversed();

it('keeps bookmarks of every kind with numbers that grow, the last one first', async () => {
  const asha = persona('asha');
  const items = BOOKMARK_KINDS.map(anItem);
  for (const item of items) expect(await add(asha, item)).toBe(true);
  expect(await stored.list(database, asha)).toEqual(numbered(items));
  await remove(asha, items[1] ?? anItem());
  const next = anItem('job');
  await add(asha, next);
  expect((await stored.list(database, asha))[0]).toEqual({ ...next, number: BOOKMARK_KINDS.length + 1 });
});

it('loses none of several that are added at the same time', async () => {
  const devi = persona('devi');
  const items = [anItem(), anItem('job'), anItem('review')];
  await Promise.all(items.map((item) => add(devi, item)));
  const ids = (await stored.list(database, devi)).map(({ itemId }) => itemId);
  expect(ids.toSorted()).toEqual(items.map(({ itemId }) => itemId).toSorted());
});

it('says in a dump neither whose a list is nor what is in it, nor how much', async () => {
  const [eka, full] = [persona('eka'), persona('full')];
  const item = anItem();
  await add(eka, item);
  for (let count = 0; count < MAX_BOOKMARKS; count += 1) await add(full, anItem());
  expect(await add(full, item)).toBe(false);
  const rows = await select(
    database,
    { row: text, length: text },
    'select to_jsonb(l)::text as row, length(list_seal)::text as length from persona.bookmark_lists l',
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  const hidden = [item.itemId, Buffer.from(item.itemId).toString('hex')];
  for (const name of ['asha', 'devi', 'eka', 'full']) hidden.push(persona(name).toString('hex'));
  for (const { row } of rows) for (const secret of hidden) expect(row).not.toContain(secret);
});
