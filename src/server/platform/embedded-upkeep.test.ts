import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { EmbeddedUpkeep } from './embedded-upkeep';
import { openPglite } from './pglite-database';
import { bigint, text } from './sql-types';

const newFolder = temporaryFolders('upkeep');

it('keeps the log and the dead rows of the embedded database small', async () => {
  const folder = join(newFolder(), 'database');
  const database = await openPglite(folder);
  const upkeep = new EmbeddedUpkeep(database);
  await database.execute('create table notes (id int, text text)');
  for (let round = 0; round < 8; round += 1) {
    await database.execute(`insert into notes select n, repeat('x', 1000) from generate_series(1, 12000) n`);
    await database.execute('delete from notes');
    // Otherwise statistics are written once a second; they decide which table to vacuum.
    await database.execute('select pg_stat_force_next_flush()');
    await upkeep.checkpoint();
    await upkeep.vacuum();
  }
  const log = join(folder, 'pg_wal');
  const bytes = readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
  expect(bytes).toBeLessThan(90_000_000);
  const [table] = await select(database, { bytes: bigint }, `select pg_table_size('notes') as bytes`);
  // Without vacuum it grows to more than 100 MB.
  expect(table?.bytes).toBeLessThan(60_000_000);
  await database.close();
});

it('gathers statistics once of a short list that was never analyzed', async () => {
  const database = await openPglite(null);
  const upkeep = new EmbeddedUpkeep(database);
  await database.execute('create table lists (id int); insert into lists select generate_series(1, 120)');
  await database.execute('create table few (id int); insert into few values (1)');
  const rowsOf = (table: string) =>
    select(database, { rows: bigint }, `select reltuples::bigint as rows from pg_class where relname = '${table}'`);
  for (let turn = 0; turn < 2; turn += 1) {
    await database.execute('select pg_stat_force_next_flush()');
    await upkeep.vacuum();
  }
  expect([await rowsOf('lists'), await rowsOf('few')]).toEqual([[{ rows: 120 }], [{ rows: -1 }]]);
  await database.execute('insert into lists values (121); select pg_stat_force_next_flush()');
  await upkeep.vacuum();
  expect(await rowsOf('lists')).toEqual([{ rows: 120 }]);
  await database.close();
});

it('leaves nothing to do for the first turns of a server once many rows were loaded', async () => {
  const folder = join(newFolder(), 'database');
  const database = await openPglite(folder);
  const upkeep = new EmbeddedUpkeep(database, 1_000_000);
  for (const table of ['one', 'two', 'three'])
    await database.execute(`create table ${table} as select n, repeat('x', 1000) from generate_series(1, 3000) n`);
  await upkeep.settle();
  await database.execute('select pg_stat_force_next_flush()');
  expect(await upkeep.vacuum()).toBeNull();
  const checkpoints = () => select(database, { at: text }, 'select redo_lsn::text as at from pg_control_checkpoint()');
  const before = await checkpoints();
  await upkeep.checkpoint();
  expect(await checkpoints()).toEqual(before);
  await database.close();
});
