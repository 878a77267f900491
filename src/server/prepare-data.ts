import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAccount } from './demo/demo-accounts';
import { loadDemo } from './demo/load-demo';
import { loadLogos } from './demo/load-logos';
import { loadPictures } from './demo/load-pictures';
import { finishUndoing } from './import/undo/undo-import';
import type { Authorship } from './platform/authorship';
import { createAuthorship } from './platform/authorship';
import type { KeyFile } from './platform/authorship-key';
import { keptAuthorshipKey, keyThatStays, readAuthorshipKey } from './platform/authorship-key';
import { putIndexesInOrder } from './platform/bulk-indexes';
import { refreshCards } from './platform/cards/refresh-cards';
import type { Config } from './platform/config/config';
import { BALLAST_BYTES, DataDisk, freeSpaceAt, MIN_FREE_BYTES, OPEN_BYTES } from './platform/data-disk';
import { DataDiskFull, makeDataFolder } from './platform/data-folder';
import type { Database } from './platform/database';
import { EmbeddedUpkeep } from './platform/embedded-upkeep';
import { createFiles } from './platform/files/create-files';
import { StoredFiles } from './platform/files/stored-files';
import { openPglite } from './platform/pglite-database';
import { openPostgres } from './platform/postgres-database';
import { WAITS } from './platform/postgres-settings';
import { loadReference } from './reference/load-reference';
import { sealJobAlerts } from './services/research/jobs/jobs/seal-job-alerts';
import { takeDueSnapshot, takeSalarySnapshot } from './services/research/salary/snapshot/take-salary-snapshot';
import { growLockedTree } from './services/trust/moderation/public-log/log-tree';

/** Throws for the test-only configuration without one. */
export function directoryOf(config: Config): string {
  if (config.dataDirectory === null)
    throw new Error('A server that is started from the command line needs a data folder.');
  return config.dataDirectory;
}

export function databaseFolderOf(config: Config): string {
  return join(directoryOf(config), 'database');
}

const NEW_DATABASE_BYTES = 120_000_000;
const DEMO_BYTES = 40_000_000;

/**
 * Frees the disk's ballast if full; throws DataDiskFull if the database still cannot be opened. A new database must
 * be writable, an existing one readable. Call before locking: a lock is a file too.
 */
export function requireRoom(config: Config): void {
  if (config.databaseUrl !== null) return;
  const directory = directoryOf(config);
  makeDataFolder(directory);
  const free = new DataDisk(directory, () => freeSpaceAt(directory)).release();
  const { load, scale } = config.demo;
  const made = NEW_DATABASE_BYTES + (load ? DEMO_BYTES * scale : 0) + MIN_FREE_BYTES + BALLAST_BYTES;
  const needed = existsSync(databaseFolderOf(config)) ? OPEN_BYTES : made;
  if (free < needed) throw new DataDiskFull(directory, { free, needed });
}

/** Lock the data folder first if the database is embedded. */
export function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl === null
    ? openPglite(databaseFolderOf(config))
    : openPostgres(config.databaseUrl, config.databasePool, WAITS, config.databaseDirectUrl);
}

export function keyFileOf(config: Config): KeyFile {
  const { authorshipKey } = config;
  return authorshipKey === null ? readAuthorshipKey(directoryOf(config)) : keyThatStays(authorshipKey);
}

/** Never creates a key. */
export function keyNameOf(config: Config): string | null {
  const key = config.authorshipKey ?? keptAuthorshipKey(directoryOf(config));
  return key === null ? null : createAuthorship(key).keyName;
}

/** Finishes killed imports. Returns the imports being withdrawn. */
async function finishImports(migrated: Database, authorship: Authorship): Promise<readonly number[]> {
  await putIndexesInOrder(migrated);
  const undone = await finishUndoing(migrated);
  const deps = { database: migrated, authorship, now: Date.now };
  await refreshCards(deps);
  // Industries of companies may have changed.
  await (undone.length > 0 ? takeSalarySnapshot(deps) : takeDueSnapshot(deps));
  return undone;
}

export async function prepareLists(
  migrated: Database,
  authorship: Authorship,
  say: (step: string) => void,
): Promise<readonly number[]> {
  await sealJobAlerts(migrated, authorship);
  await growLockedTree(migrated);
  const undone = await finishImports(migrated, authorship);
  for (const id of undone) say(`Took back the rest of import ${id}, which was left half way`);
  if (await loadReference(migrated)) say('Loaded the lists that forms choose from');
  return undone;
}

export async function prepareData(
  config: Config,
  migrated: Database,
  authorship: Authorship,
  say: (step: string) => void,
): Promise<readonly DemoAccount[]> {
  await prepareLists(migrated, authorship, say);
  if (!config.demo.load) return [];
  say('Looking after the demo data (DEMO_DATA=off leaves it out)');
  const { scale } = config.demo;
  const { accounts, loaded } = await loadDemo(migrated, authorship, { scale, now: Date.now(), brand: config.brand });
  if (loaded) {
    const files = new StoredFiles(migrated, createFiles(config));
    await loadPictures(migrated, files);
    await loadLogos(migrated, files);
    if (migrated.kind === 'pglite') await new EmbeddedUpkeep(migrated).settle();
  }
  return accounts;
}
