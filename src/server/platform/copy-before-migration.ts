import { constants, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { requireSpaceForCopy } from './data-folder';
import type { Database } from './database';
import { readSchemaState } from './migrate';

/** The prefix of copies: `database-of-79` is the database after its first 79 migrations. */
const PREFIX = 'database-of-';

export interface EmbeddedFolders {
  readonly directory: string;
  readonly folder: string;
}

/**
 * Copies the embedded database before migrations, to allow a return. Only the newest copy is kept. Returns null if
 * nothing is to migrate. Throws DataDiskFull.
 */
export async function copyBeforeMigration(
  database: Database,
  { directory, folder }: EmbeddedFolders,
): Promise<string | null> {
  const { kind, applied, missing } = await readSchemaState(database);
  if (kind !== 'older' || missing === 0) return null;
  requireSpaceForCopy(directory, folder);
  await database.execute('checkpoint');
  const copy = join(directory, `${PREFIX}${applied}`);
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  // The database runs on this thread, so it cannot write during the copy.
  cpSync(folder, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const name of copiesIn(directory)) if (join(directory, name) !== unfinished) remove(directory, name);
  renameSync(unfinished, copy);
  return copy;
}

/**
 * Removes copies that are older than backups may be, because they contain data deleted since. `now` is in ms since
 * 1970.
 */
export function removeOldCopies(directory: string, backupDays: number, now: number): void {
  if (!existsSync(directory)) return;
  for (const name of copiesIn(directory))
    if (statSync(join(directory, name)).mtimeMs < now - backupDays * DAY_MS) remove(directory, name);
}

function copiesIn(directory: string): readonly string[] {
  return readdirSync(directory).filter((name) => name.startsWith(PREFIX));
}

function remove(directory: string, name: string): void {
  rmSync(join(directory, name), { recursive: true, force: true });
}
