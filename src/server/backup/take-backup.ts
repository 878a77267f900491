import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@/server/platform/config/config';
import { requestDatabaseCopy } from '@/server/platform/copy-service';
import { DataLocked, lockData } from '@/server/platform/data-lock';
import type { Database } from '@/server/platform/database';
import { createFiles } from '@/server/platform/files/create-files';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import { openPglite } from '@/server/platform/pglite-database';
import { databaseFolderOf, directoryOf, openDatabase } from '@/server/prepare-data';
import { ArchiveWriter } from './archive-writer';
import { exportSnapshot, usedFileKeys } from './backup.queries';
import { describeData } from './describe-data';
import type { Manifest } from './manifest';
import { BackupError } from './manifest';
import { runPostgresTool } from './postgres-tools';

export interface FinishedBackup {
  readonly manifest: Manifest;
  readonly missingFiles: readonly string[];
}

type About = Omit<Manifest, 'entries'>;

/**
 * Writes the database and its files into one archive, with or without a running server. The archive contains the name
 * of the authorship key, not the key. Throws BackupError if `path` exists.
 */
export async function takeBackup(config: Config, path: string): Promise<FinishedBackup> {
  if (existsSync(path)) throw new BackupError(`${path} is there already. Choose another name.`);
  const archive = new ArchiveWriter(path);
  try {
    return await (config.databaseUrl === null
      ? archiveEmbedded(config, archive)
      : archiveServer(config, archive, path));
  } catch (error) {
    archive.discard();
    throw error;
  }
}

/** Opens the copy before it is archived, to prove that it opens and to count its rows. */
async function archiveEmbedded(config: Config, archive: ArchiveWriter): Promise<FinishedBackup> {
  const folder = await copyOfDatabase(config);
  try {
    const database = await openPglite(folder);
    let about: About;
    let keys: readonly string[];
    try {
      about = await describeData(database, new Date());
      keys = await fileKeys(database);
    } finally {
      await database.close();
    }
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const place = join(entry.parentPath, entry.name);
      const name = `database${place.slice(folder.length)}`.replaceAll('\\', '/');
      if (entry.isDirectory()) archive.addFolder(name);
      else await archive.addFile(name, place);
    }
    return await finish(config, archive, { about, keys });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyOfDatabase(config: Config): Promise<string> {
  const directory = directoryOf(config);
  const original = databaseFolderOf(config);
  if (!existsSync(original))
    throw new BackupError(`There is no database in ${directory}. Start the server once, or set DATA_DIR.`);
  let release: () => void;
  try {
    release = lockData(directory);
  } catch (error) {
    if (error instanceof DataLocked) return requestDatabaseCopy(directory);
    throw error;
  }
  try {
    const copy = join(directory, `copy-of-database-${randomUUID()}`);
    const database = await openPglite(original);
    await database.copyTo(copy).finally(() => database.close());
    return copy;
  } finally {
    release();
  }
}

async function archiveServer(config: Config, archive: ArchiveWriter, path: string): Promise<FinishedBackup> {
  const dump = `${path}.dump`;
  const database = await openDatabase(config);
  try {
    const found = await database.transaction(async (tx) => {
      await tx.execute(`set transaction isolation level repeatable read, read only; ${disableTimeoutsSql};
        set local idle_in_transaction_session_timeout = 0`);
      const [snapshot] = await tx.query(exportSnapshot);
      const about = await describeData(tx, new Date());
      const keys = await fileKeys(tx);
      await runPostgresTool(
        'pg_dump',
        ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot?.name}`, `--file=${dump}`],
        config.databaseDirectUrl ?? config.databaseUrl ?? '',
      );
      return { about, keys };
    });
    await archive.addFile('database.dump', dump, false);
    return await finish(config, archive, found);
  } finally {
    rmSync(dump, { force: true });
    await database.close();
  }
}

async function fileKeys(database: Database): Promise<readonly string[]> {
  return (await database.query(usedFileKeys)).flatMap(({ key }) => (key === null ? [] : [key]));
}

/** Adds files after the database, whose rows only name files stored earlier. */
async function finish(
  config: Config,
  archive: ArchiveWriter,
  { about, keys }: { readonly about: About; readonly keys: readonly string[] },
): Promise<FinishedBackup> {
  const files = createFiles(config);
  const missingFiles: string[] = [];
  for (const key of keys) {
    const content = await files.get(key);
    if (content === null) missingFiles.push(key);
    else await archive.add(`files/${key}`, content, false);
  }
  return { manifest: await archive.finish(about), missingFiles };
}
