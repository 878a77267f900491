import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { run, select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { openTestDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { copyBeforeMigration, removeOldCopies } from './copy-before-migration';
import { readSchemaState } from './migrate';
import { openPglite } from './pglite-database';
import { text } from './sql-types';

const newFolder = temporaryFolders('copy-before-migration');

it('keeps the database as it was before a migration, and only the newest copy, for as long as backups may be kept', async () => {
  const directory = newFolder();
  const folder = join(directory, 'database');
  const migrated = await openTestDatabase();
  const database = await openPglite(folder, await migrated.snapshot());
  await migrated.close();
  expect(await copyBeforeMigration(database, { directory, folder })).toBeNull();
  await run(
    database,
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  );
  const name = `database-of-${(await readSchemaState(database)).applied}`;
  await run(database, `insert into platform.facts (name, value) values ('mark', 'before')`);
  mkdirSync(join(directory, 'database-of-0'));

  const copy = await copyBeforeMigration(database, { directory, folder });
  expect(copy).toBe(join(directory, name));
  await run(database, `update platform.facts set value = 'after' where name = 'mark'`);
  await database.close();
  expect(readdirSync(directory).filter((other) => other.startsWith('database'))).toEqual(['database', name]);

  const way = await openPglite(copy);
  const marks = await select(way, { value: text }, `select value from platform.facts where name = 'mark'`);
  await way.close();
  expect(marks).toEqual([{ value: 'before' }]);

  const daysAgo = new Date(Date.now() - 31 * 86_400_000);
  removeOldCopies(directory, 31, Date.now());
  expect(readdirSync(directory)).toContain(name);
  utimesSync(join(directory, name), daysAgo, daysAgo);
  removeOldCopies(directory, 30, Date.now());
  expect(readdirSync(directory)).not.toContain(name);
});
