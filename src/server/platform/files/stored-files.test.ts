import { insertRow } from '@tests/support/sql';
import { openSuiteDatabase } from '@tests/support/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@/server/platform/database';
import { MemoryFiles } from './memory-files';
import { StoredFiles } from './stored-files';

let database: Database;
beforeAll(async () => {
  database = await openSuiteDatabase();
});
afterAll(() => database.close());

it('a file that is being deleted is taken by no row, and one that a row takes first stays', async () => {
  const files = new MemoryFiles();
  const stored = new StoredFiles(database, files);
  const taken: string[] = [];
  const take = (key: string) => database.transaction(async (tx) => taken.push(...(await stored.use(tx, key))));
  for (const name of ['late', 'early']) {
    await files.put(`photos/${name}.webp`, Buffer.from(name));
    await insertRow(database, 'platform.unused_files', { key: `photos/${name}.webp`, since: new Date('2026-01-01') });
  }
  await take('photos/early.webp');
  const slow = new StoredFiles(database, {
    get: (key) => files.get(key),
    put: (key, content) => files.put(key, content),
    delete: async (key) => {
      await take(key);
      await files.delete(key);
    },
  });
  await slow.purge(Date.now());
  expect(taken).toEqual(['photos/early.webp']);
  expect([await files.get('photos/late.webp'), await files.get('photos/early.webp')]).toEqual([
    null,
    Buffer.from('early'),
  ]);
});
