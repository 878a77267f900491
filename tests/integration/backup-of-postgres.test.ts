import { join } from 'node:path';
import { run, select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { testConfig } from '@tests/support/test-config';
import type { DisposablePostgres } from '@tests/support/test-database';
import { emptyPostgres, migratedPostgres, testDatabaseUrl } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup, verifyBackup } from '@/server/backup/restore-backup';
import type { FinishedBackup } from '@/server/backup/take-backup';
import { takeBackup } from '@/server/backup/take-backup';
import { createFiles } from '@/server/platform/files/create-files';
import { openPostgres } from '@/server/platform/postgres-database';
import { integer, text } from '@/server/platform/sql-types';
import { startServer } from '@/server/start-server';

const PHOTO = 'photos/3f2a.webp';
const KEY = Buffer.alloc(32, 5);
const newFolder = temporaryFolders('backup-of-postgres');
const addPhoto = (key: string): string => `
  with added as (insert into identity.users (id, public_id, name) values (gen_random_uuid(), '${key}', 'Asha Nair') returning id)
  insert into identity.profile_photos (user_id, file_key) select id, '${key}' from added`;

const reason = testDatabaseUrl === null ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

describe.skipIf(testDatabaseUrl === null)(`a backup of PostgreSQL${reason}`, () => {
  const archive = join(newFolder(), 'backup.zip');
  const databases: DisposablePostgres[] = [];
  let from: string;
  let taken: FinishedBackup;

  const empty = async (): Promise<string> => {
    const database = await emptyPostgres();
    databases.push(database);
    return database.url;
  };
  const configOf = (databaseUrl: string, authorshipKey: Buffer | null = KEY, dataDirectory = newFolder()) =>
    testConfig({ databaseUrl, dataDirectory, authorshipKey });
  const rowsOf = async (url: string, query: string): Promise<readonly { readonly value: string }[]> => {
    const database = await openPostgres(url, 1);
    return select(database, { value: text }, query).finally(() => database.close());
  };

  const tablesIn = (url: string) =>
    rowsOf(url, "select table_name::text as value from information_schema.tables where table_schema = 'identity'");

  beforeAll(async () => {
    const database = await migratedPostgres();
    databases.push(database);
    from = database.url;
    const config = configOf(from);
    const server = await startServer({ config, database: await openPostgres(from, 4), authorshipKey: KEY });
    await createFiles(config).put(PHOTO, Buffer.from('a picture'));
    await server.database.execute(addPhoto(PHOTO));
    let isTaken = false;
    const writing = (async () => {
      for (let number = 0; !isTaken; number += 1) {
        await server.database.execute(addPhoto(`photos/later-${number}.webp`));
      }
    })();
    taken = await takeBackup(config, archive).finally(() => {
      isTaken = true;
    });
    await writing;
    await server.stop();
  });

  afterAll(async () => {
    for (const { drop } of databases) await drop();
  });

  it('holds one moment of a database that is written to', async () => {
    expect(await verifyBackup(archive)).toEqual(taken.manifest);
    const database = await openPostgres(from, 1);
    const [now] = await select(
      database,
      { rows: integer },
      'select count(*)::int as rows from identity.profile_photos',
    );
    await database.close();
    const backedUp = taken.manifest.tables['identity.profile_photos']?.rows;
    expect(backedUp).toBeGreaterThan(0);
    expect(backedUp).toBeLessThan(now?.rows ?? 0);
    expect(taken.missingFiles).not.toContain(PHOTO);
    await expect(takeBackup(configOf(from), archive)).rejects.toThrow('is there already');
  });

  it('comes back into an empty database with every row and file, and a server starts on it', async () => {
    const url = await empty();
    const config = configOf(url);
    await restoreBackup(config, archive);
    expect(await createFiles(config).get(PHOTO)).toEqual(Buffer.from('a picture'));
    expect(
      await rowsOf(url, `select file_key as value from identity.profile_photos where file_key = '${PHOTO}'`),
    ).toEqual([{ value: PHOTO }]);
    expect(taken.manifest.tables['platform.processes']?.rows).toBe(1);
    expect(await rowsOf(url, 'select version as value from platform.processes')).toEqual([]);
    const server = await startServer({ config, database: await openPostgres(url, 4), authorshipKey: KEY });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    // The constraints came, too.
    await expect(
      run(server.database, "insert into identity.profile_photos (user_id, file_key) values (gen_random_uuid(), 'x')"),
    ).rejects.toThrow('violates foreign key');
    await server.stop();
    await expect(restoreBackup(config, archive)).rejects.toThrow('has tables already');
  });

  it('stays outside without the key that its data was written with, and nothing is left behind', async () => {
    const url = await empty();
    await expect(restoreBackup(configOf(url, Buffer.alloc(32, 6)), archive)).rejects.toThrow('another authorship key');
    await expect(restoreBackup(configOf(url, null), archive)).rejects.toThrow('an authorship key, and none is here');
    expect(await tablesIn(url)).toEqual([]);
  });

  it('says why where a row breaks a rule of the database, and nothing is left behind', async () => {
    const source = await migratedPostgres();
    databases.push(source);
    const broken = join(newFolder(), 'broken.zip');
    const database = await openPostgres(source.url, 1);
    await database.execute(`create function public.fits(n integer) returns boolean language sql as 'select n = 1';
      create table public.notes (n integer check (public.fits(n)));
      insert into public.notes values (1);
      create or replace function public.fits(n integer) returns boolean language sql as 'select n = 2'`);
    await database.close();
    await takeBackup(configOf(source.url), broken);
    const url = await empty();
    await expect(restoreBackup(configOf(url), broken)).rejects.toThrow('violates check constraint');
    expect(await tablesIn(url)).toEqual([]);
  });

  it('is not restored into an embedded database', async () => {
    const config = testConfig({ dataDirectory: newFolder(), authorshipKey: KEY });
    await expect(restoreBackup(config, archive)).rejects.toThrow('Set DATABASE_URL to an empty database');
  });
});
