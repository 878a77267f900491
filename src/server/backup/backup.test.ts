import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { run, select } from '@tests/support/sql';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { testConfig } from '@tests/support/test-config';
import { openTestDatabase } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { lockData } from '@/server/platform/data-lock';
import { createFiles } from '@/server/platform/files/create-files';
import { openPglite } from '@/server/platform/pglite-database';
import { text } from '@/server/platform/sql-types';
import { startServer } from '@/server/start-server';
import { restoreBackup, verifyBackup } from './restore-backup';
import { takeBackup } from './take-backup';

const newFolder = temporaryFolders('backup');
const PHOTO = 'photos/3f2a.webp';
const ofPhotos = 'select file_key from identity.profile_photos';

it('takes the embedded database and its files beside a running server, and restores them with the right key only', async () => {
  const [data, empty] = [newFolder(), newFolder()];
  const archive = join(newFolder(), 'backup.zip');
  const config = testConfig({ dataDirectory: data });
  const template = await openTestDatabase();
  const database = await openPglite(join(data, 'database'), await template.snapshot());
  await template.close();
  const release = lockData(data);
  const server = await startServer({ config, database, authorshipKey: Buffer.alloc(32, 5) });
  await createFiles(config).put(PHOTO, Buffer.from('a picture'));
  await database.execute(`set session_replication_role = replica;
    insert into identity.profile_photos (user_id, file_key) values (gen_random_uuid(), '${PHOTO}'), (gen_random_uuid(), 'photos/4.webp');
    set session_replication_role = origin`);

  for (const name of ['copy-of-database-old', 'copy-of-database-young']) mkdirSync(join(data, name));
  utimesSync(join(data, 'copy-of-database-old'), new Date(Date.now() - 2 * DAY_MS), new Date(Date.now() - 2 * DAY_MS));
  const { manifest, missingFiles } = await takeBackup(config, archive);
  await run(database, 'delete from identity.profile_photos');
  await server.stop();
  release();
  expect([manifest.tables['identity.profile_photos']?.rows, missingFiles]).toEqual([2, ['photos/4.webp']]);
  expect(statSync(archive).mode & 0o077).toBe(0);
  expect(readdirSync(data).filter((name) => name.startsWith('copy-of'))).toEqual(['copy-of-database-young']);
  expect(await verifyBackup(archive)).toEqual(manifest);
  await expect(takeBackup(config, archive)).rejects.toThrow('is there already');
  await expect(restoreBackup(config, archive)).rejects.toThrow('Restore into a DATA_DIR without a database');

  const withKey = (authorshipKey: Buffer | null) =>
    restoreBackup(testConfig({ dataDirectory: empty, authorshipKey }), archive);
  await expect(withKey(Buffer.alloc(32, 6))).rejects.toThrow('another authorship key');
  await expect(withKey(null)).rejects.toThrow('an authorship key, and none is here');
  expect(existsSync(join(empty, 'database'))).toBe(false);
  expect(await createFiles({ fileStore: null, dataDirectory: empty }).get(PHOTO)).toBeNull();
  await withKey(Buffer.alloc(32, 5));
  const restored = await openPglite(join(empty, 'database'));
  expect(await select(restored, { file_key: text }, `${ofPhotos} order by file_key`)).toEqual([
    { file_key: PHOTO },
    { file_key: 'photos/4.webp' },
  ]);
  await restored.close();
  expect(await createFiles({ fileStore: null, dataDirectory: empty }).get(PHOTO)).toEqual(Buffer.from('a picture'));
});
