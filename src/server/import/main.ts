import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createAuthorship } from '@/server/platform/authorship';
import { AuthorshipKeyError, checkAuthorshipKey } from '@/server/platform/authorship-key';
import type { Config } from '@/server/platform/config/config';
import { ConfigError, readConfig } from '@/server/platform/config/read-config';
import { DataDiskFull, DataFolderUnusable, explainDataFolder } from '@/server/platform/data-folder';
import { DataLocked, lockData } from '@/server/platform/data-lock';
import { migrate } from '@/server/platform/migrate';
import { directoryOf, keyFileOf, openDatabase, prepareData, requireRoom } from '@/server/prepare-data';
import { WrongMap } from './columns/column-map';
import { importFiles } from './import-files';
import { importKinds } from './kinds/import-kinds';
import type { ImportOptions } from './options';
import { readOptions, Usage } from './options';
import { UnreadableFile } from './source/source-row';

/** npm run import: opens the data as the server does, and imports files into it. */

/** Errors whose message is a sentence with the way out. */
const SPEAKING = [ConfigError, DataDiskFull, DataFolderUnusable, AuthorshipKeyError, WrongMap, UnreadableFile, Usage];

let isStopping = false;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), importKinds);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, process.cwd());
  await run(config, options).catch((error: unknown) => {
    throw explainDataFolder(directoryOf(config), error);
  });
}

async function run(config: Config, options: ImportOptions): Promise<void> {
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
      await prepareData(config, database, authorship, say);
      stopOnSignals();
      const isWhole = await importFiles(options, {
        database,
        authorship,
        folder: join(directory, 'imports'),
        output: process.stdout,
        ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
        isStopping: () => isStopping,
        now: Date.now,
        uptime: () => performance.now(),
      });
      if (!isWhole) process.exitCode = 1;
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

/** The batch in hand is finished first; a second signal ends at once, and the next run goes on all the same. */
function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say('Stopping after the rows in hand');
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
      'With a PostgreSQL server (DATABASE_URL) all can run at once.'
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
