import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAccount } from './demo/demo-accounts';
import { loadDemo } from './demo/load-demo';
import { loadLogos } from './demo/load-logos';
import { loadPictures } from './demo/load-pictures';
import { finishInterruptedUndos } from './import/undo/undo-import';
import type { Authorship } from './platform/authorship';
import { createAuthorship } from './platform/authorship';
import type { KeyFile } from './platform/authorship-key';
import { keyFileOfKey, readAuthorshipKey, readStoredAuthorshipKey } from './platform/authorship-key';
import { flushBulkIndexes } from './platform/bulk-indexes';
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
import { DATABASE_TIMEOUTS } from './platform/postgres-settings';
import type { ReportStep } from './platform/slow-step';
import { announceSlowStep } from './platform/slow-step';
import { loadReference } from './reference/load-reference';
import { hasReference } from './reference/reference.queries';
import { sealJobAlerts } from './services/research/jobs/jobs/seal-job-alerts';
import { takeDueSnapshot, takeSalarySnapshot } from './services/research/salary/snapshot/take-salary-snapshot';
import { growLockedTree } from './services/trust/moderation/public-log/log-tree';

/** Returns the data folder. Throws for the test-only configuration without one. */
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
 * Frees the disk's ballast if full. Throws DataDiskFull if the database still cannot be opened. A new database must be
 * writable, an existing one readable. Call it before locking, because a lock is a file too.
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

/** Opens the database. Lock the data folder first if it is embedded. */
export function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl === null
    ? openPglite(databaseFolderOf(config))
    : openPostgres(config.databaseUrl, config.databasePool, DATABASE_TIMEOUTS, config.databaseDirectUrl);
}

export function keyFileOf(config: Config): KeyFile {
  const { authorshipKey } = config;
  return authorshipKey === null ? readAuthorshipKey(directoryOf(config)) : keyFileOfKey(authorshipKey);
}

/** Returns the key's name. Never creates a key. */
export function keyNameOf(config: Config): string | null {
  const key = config.authorshipKey ?? readStoredAuthorshipKey(directoryOf(config));
  return key === null ? null : createAuthorship(key).keyName;
}

/** Finishes killed imports. Returns the imports that were being withdrawn. */
async function finishWork(migrated: Database, authorship: Authorship, say: ReportStep): Promise<readonly number[]> {
  await announceSlowStep(say, 'Sealing job alerts', () => sealJobAlerts(migrated, authorship));
  await announceSlowStep(say, 'Growing the tree of the public log', () => growLockedTree(migrated));
  await announceSlowStep(say, 'Finishing the indexes of an import', () => flushBulkIndexes(migrated));
  const undone = await announceSlowStep(say, 'Undoing an import', () => finishInterruptedUndos(migrated));
  for (const id of undone) say(`Undid the rest of import ${id}, which was only partly undone`);
  return undone;
}

/** Processes new imports and changed lists, which takes long with much data. */
async function catchUp(migrated: Database, authorship: Authorship, hasUndone: boolean, say: ReportStep): Promise<void> {
  const deps = { database: migrated, authorship, now: Date.now };
  await announceSlowStep(say, 'Deciding what cards show', () => refreshCards(deps));
  // Industries of companies may have changed.
  await announceSlowStep(say, 'Counting the figures of salaries', async () => {
    await (hasUndone ? takeSalarySnapshot(deps) : takeDueSnapshot(deps));
  });
  const isLoaded = await announceSlowStep(say, 'Loading the lists that forms choose from', () =>
    loadReference(migrated),
  );
  if (isLoaded) say('Loaded the lists that forms choose from');
}

export async function prepareReferenceLists(
  migrated: Database,
  authorship: Authorship,
  say: ReportStep,
): Promise<readonly number[]> {
  const undone = await finishWork(migrated, authorship, say);
  await catchUp(migrated, authorship, undone.length > 0, say);
  return undone;
}

export interface PreparedData {
  readonly accounts: readonly DemoAccount[];
  /** Work to run once the server listens. */
  readonly later: () => Promise<void>;
}

/**
 * Prepares the data. Without lists, or with demo data, it completes all work before the server listens, because pages
 * would be empty.
 */
export async function prepareData(
  config: Config,
  migrated: Database,
  authorship: Authorship,
  say: ReportStep,
): Promise<PreparedData> {
  const undone = await finishWork(migrated, authorship, say);
  const later = () => catchUp(migrated, authorship, undone.length > 0, say);
  const hasLists = (await migrated.query(hasReference)).length > 0;
  if (hasLists && !config.demo.load) return { accounts: [], later };
  await later();
  return {
    accounts: config.demo.load ? await prepareDemo(config, migrated, authorship, say) : [],
    later: async () => undefined,
  };
}

async function prepareDemo(
  config: Config,
  migrated: Database,
  authorship: Authorship,
  say: ReportStep,
): Promise<readonly DemoAccount[]> {
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
