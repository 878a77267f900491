import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@/server/platform/config/config';
import { makeDataFolder } from '@/server/platform/data-folder';
import { lockData } from '@/server/platform/data-lock';
import type { Database } from '@/server/platform/database';
import { createFiles } from '@/server/platform/files/create-files';
import { openPglite } from '@/server/platform/pglite-database';
import { databaseFolderOf, directoryOf, keyNameOf, openDatabase } from '@/server/prepare-data';
import { ArchiveReader } from './archive-reader';
import { deleteProcessRows, hasNoTables } from './backup.queries';
import { sumsOf } from './describe-data';
import type { Manifest } from './manifest';
import { BackupError, compareTables } from './manifest';
import { runPostgresTool } from './postgres-tools';

/**
 * Restores into an empty data folder or a PostgreSQL database without tables. Files go to the configured store. The
 * authorship key must exist already. Rows are compared with the backup before the database gets its name. Throws
 * BackupError.
 */
export async function restoreBackup(config: Config, path: string): Promise<Manifest> {
  const archive = await ArchiveReader.open(path);
  try {
    const { manifest } = archive;
    requireKey(config, manifest);
    if (manifest.database === 'pglite') await restoreEmbedded(config, archive);
    else await restoreServer(config, archive);
    return manifest;
  } finally {
    archive.close();
  }
}

/** Reads every entry and opens an embedded database. Changes nothing. Throws BackupError. */
export async function verifyBackup(path: string): Promise<Manifest> {
  const archive = await ArchiveReader.open(path);
  const folder = mkdtempSync(join(tmpdir(), 'tarakki-verify-'));
  try {
    const { manifest } = archive;
    for (const name of Object.keys(manifest.entries)) await archive.check(name);
    if (manifest.database === 'pglite') {
      await archive.extractFolder('database/', folder);
      await compareEmbedded(folder, manifest);
    } else {
      const dump = join(folder, 'database.dump');
      await archive.extract('database.dump', dump);
      await runPostgresTool(
        'pg_restore',
        [`--file=${join(folder, 'database.sql')}`, dump],
        'postgres://localhost/none',
      );
    }
    return manifest;
  } finally {
    archive.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Restores files first, so that an interrupted restore can be run again. */
async function restoreFiles(config: Config, archive: ArchiveReader): Promise<void> {
  const files = createFiles(config);
  for (const key of archive.namesIn('files/')) await files.put(key, await archive.read(`files/${key}`));
}

function requireKey(config: Config, { keyName }: Manifest): void {
  const own = keyNameOf(config);
  if (keyName === null || keyName === own) return;
  throw new BackupError(
    `The backup was written with ${own === null ? 'an authorship key, and none is here' : 'another authorship key'}. ` +
      'Set AUTHORSHIP_KEY to it, or put its authorship.key into DATA_DIR, and restore again.',
  );
}

async function restoreEmbedded(config: Config, archive: ArchiveReader): Promise<void> {
  if (config.databaseUrl !== null)
    throw new BackupError('This is a backup of the embedded database. Leave DATABASE_URL out to restore it.');
  const directory = directoryOf(config);
  const folder = databaseFolderOf(config);
  makeDataFolder(directory);
  const release = lockData(directory);
  const unfinished = join(directory, `restore-${randomUUID()}`);
  try {
    if (existsSync(folder))
      throw new BackupError(
        `${folder} is there already. Restore into a DATA_DIR without a database, or move it away first.`,
      );
    await archive.extractFolder('database/', unfinished);
    await compareEmbedded(unfinished, archive.manifest);
    await restoreFiles(config, archive);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    release();
  }
}

async function compareEmbedded(folder: string, { tables }: Manifest): Promise<void> {
  const database = await openPglite(folder);
  try {
    await compareRestored(database, tables);
  } finally {
    await database.close();
  }
}

async function compareRestored(database: Database, tables: Manifest['tables']): Promise<void> {
  compareTables(tables, await sumsOf(database));
  if ('platform.processes' in tables) await database.query(deleteProcessRows);
}

async function restoreServer(config: Config, archive: ArchiveReader): Promise<void> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (databaseUrl === null)
    throw new BackupError('This is a backup of a PostgreSQL. Set DATABASE_URL to an empty database to restore it.');
  const database = await openDatabase(config);
  const folder = mkdtempSync(join(tmpdir(), 'tarakki-restore-'));
  try {
    const [state] = await database.query(hasNoTables);
    if (state?.is_empty !== true)
      throw new BackupError(
        'The database of DATABASE_URL has tables already. Restore into an empty one: createdb <name>.',
      );
    await restoreFiles(config, archive);
    const dump = join(folder, 'database.dump');
    await archive.extract('database.dump', dump);
    const { pathname } = new URL(databaseUrl);
    await runPostgresTool(
      'pg_restore',
      [
        '--exit-on-error',
        '--single-transaction',
        '--no-owner',
        '--no-privileges',
        `--dbname=${decodeURIComponent(pathname.slice(1))}`,
        dump,
      ],
      databaseUrl,
    );
    await compareRestored(database, archive.manifest.tables);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  }
}
