import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { demoClaim } from '@/server/demo/demo.queries';
import { createAuthorship } from '@/server/platform/authorship';
import { AuthorshipKeyError, checkAuthorshipKey } from '@/server/platform/authorship-key';
import type { Config } from '@/server/platform/config/config';
import { ConfigError, readConfig } from '@/server/platform/config/read-config';
import { DataDiskFull, DataFolderUnusable, explainDataFolder } from '@/server/platform/data-folder';
import { DataLocked, lockData } from '@/server/platform/data-lock';
import { createFiles } from '@/server/platform/files/create-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { migrate, readSchemaState } from '@/server/platform/migrate';
import { openPglite } from '@/server/platform/pglite-database';
import {
  databaseFolderOf,
  directoryOf,
  keyFileOf,
  openDatabase,
  prepareReferenceLists,
  requireRoom,
} from '@/server/prepare-data';
import { loadReference } from '@/server/reference/load-reference';
import { WrongMap } from './columns/column-map';
import { importFiles } from './import-files';
import type { ImportScene } from './import-scene';
import { importKinds } from './kinds/import-kinds';
import type { Command } from './options';
import { readCommand, Usage } from './options';
import { UnreadableFile } from './source/source-row';
import { printImports, undoByNumber } from './undo/undo-command';

/** npm run import: opens the data like the server, and imports files. */

/** Thrown if the database needs a migration before it can be read. */
class NotMigrated extends Error {
  override readonly name = 'NotMigrated';
}

const SPEAKING = [
  ConfigError,
  DataDiskFull,
  DataFolderUnusable,
  AuthorshipKeyError,
  WrongMap,
  UnreadableFile,
  NotMigrated,
  Usage,
];

const KEY_BYTES = 32;

let isStopping = false;

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), importKinds);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, process.cwd());
  const isTrial = command.does === 'list' || (command.does === 'import' ? command.options.isDryRun : command.isDryRun);
  const run = isTrial ? tryOut(config, command) : change(config, command);
  await run.catch((error: unknown) => {
    throw explainDataFolder(directoryOf(config), error);
  });
}

/** Runs a command on the configured data. Imports never load the demo data: real and invented facts must not mix. */
async function change(config: Config, command: Command): Promise<void> {
  const directory = directoryOf(config);
  requireRoom(config);
  const release = config.databaseUrl === null ? lockData(directory) : () => undefined;
  try {
    const key = keyFileOf(config);
    const database = await openDatabase(config);
    try {
      await migrate(database);
      const authorship = createAuthorship(key.key);
      await checkAuthorshipKey(database, authorship.keyName).catch((error: unknown) => {
        if (error instanceof AuthorshipKeyError) key.discardNew();
        throw error;
      });
      key.keep();
      const undone = await prepareReferenceLists(database, authorship, say);
      const [demo] = await database.query(demoClaim);
      if (demo !== undefined)
        say('The demo data is in this database: imported rows are added to it (use another DATA_DIR to avoid this)');
      // The killed undo that was just completed.
      if (command.does === 'undo' && undone.includes(command.number)) return;
      await perform(config, { database, authorship }, command);
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

/** Makes a dry run on the configured data as it is, or on an empty in-memory database. */
async function tryOut(config: Config, command: Command): Promise<void> {
  const isThere = config.databaseUrl !== null || existsSync(databaseFolderOf(config));
  const release = config.databaseUrl === null && isThere ? lockData(directoryOf(config)) : () => undefined;
  try {
    const database = isThere ? await openDatabase(config) : await openPglite(null);
    try {
      if (!isThere) {
        await migrate(database);
        await loadReference(database);
      } else if ((await readSchemaState(database)).kind !== 'current') {
        throw new NotMigrated(
          'The data belongs to another version of the product. Start the server once, then try again.',
        );
      }
      await perform(config, { database, authorship: createAuthorship(randomBytes(KEY_BYTES)) }, command);
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

type Opened = Pick<ImportScene, 'database' | 'authorship'>;

async function perform(config: Config, { database, authorship }: Opened, command: Command): Promise<void> {
  stopOnSignals();
  const scene = {
    database,
    authorship,
    files: new StoredFiles(database, createFiles(config)),
    folder: join(directoryOf(config), 'imports'),
    output: process.stdout,
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
    isStopping: () => isStopping,
    now: Date.now,
    uptime: () => performance.now(),
  };
  if (command.does === 'import') {
    if (!(await importFiles(command.options, scene))) process.exitCode = 1;
  } else if (command.does === 'list') await printImports(scene);
  else await undoByNumber(command.number, command.isDryRun, scene);
}

/** Finishes the current batch after a signal. A second signal exits immediately. The next run resumes either way. */
function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say('Stopping after the current rows');
    });
  }
}

async function ask(question: string): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await prompt.question(question);
  } finally {
    prompt.close();
  }
}

function say(step: string): void {
  process.stdout.write(`▸ ${step}\n`);
}

function sentenceFor(error: unknown): string {
  if (error instanceof DataLocked) {
    return (
      `The server or another import runs on the data in ${error.directory} (process ${error.pid}), and the embedded database takes one process at a time.\n` +
      `Wait for the import, or stop the server (Ctrl-C where it runs, or: kill ${error.pid}), import, and start it again with npm start. ` +
      'With a PostgreSQL server (DATABASE_URL), all can run at the same time.'
    );
  }
  if (!(error instanceof Error)) return String(error);
  const isSpeaking = SPEAKING.some((kind) => error instanceof kind);
  return isSpeaking || error.message.startsWith('The PostgreSQL of DATABASE_URL')
    ? error.message
    : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${sentenceFor(error)}\n`);
  process.exit(1);
});
