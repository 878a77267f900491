import { existsSync } from 'node:fs';
import { SECOND_MS } from '@/core/kernel/common/india-calendar.rules';
import { BackupError } from './backup/manifest';
import { runBackupTask } from './backup/run-backup-task';
import { checkStart, externalServiceFindings } from './check-start';
import { createAuthorship } from './platform/authorship';
import { AuthorshipKeyError, checkAuthorshipKey } from './platform/authorship-key';
import type { Config } from './platform/config/config';
import { misspeltVariables } from './platform/config/misspelt-variables';
import { ConfigError, readConfig } from './platform/config/read-config';
import { copyBeforeMigration, removeOldCopies } from './platform/copy-before-migration';
import { DataDiskFull, DataFolderUnusable, explainDataFolder } from './platform/data-folder';
import type { ReleaseData } from './platform/data-lock';
import { DataLocked, lockData } from './platform/data-lock';
import type { Database } from './platform/database';
import { ignoreFullDisk } from './platform/disk-full';
import { checkPort } from './platform/http/check-port';
import { MetricsPortInUse } from './platform/metrics/metrics-server';
import { migrate, NewerDatabase, TablesInUse } from './platform/migrate';
import { PRODUCT_VERSION } from './platform/product-version';
import { announceSlowStep } from './platform/slow-step';
import { startWatchdog } from './platform/watchdog';
import type { PreparedData } from './prepare-data';
import {
  databaseFolderOf,
  directoryOf,
  keyFileOf,
  openDatabase,
  prepareData,
  prepareReferenceLists,
  requireRoom,
} from './prepare-data';
import type { StartTask } from './start-options';
import { readStartTask, StartOptionError } from './start-options';
import type { RunningServer } from './start-server';
import { startServer } from './start-server';

/** In ms, after which the process exits anyway. */
const STOP_TIMEOUT_MS = 10_000;

/** Interval of a timer that only keeps the process alive. */
const KEPT_ALIVE_MS = 60_000;

/** Errors whose message tells the operator what to do. */
const SPEAKING = [
  ConfigError,
  StartOptionError,
  DataLocked,
  DataDiskFull,
  DataFolderUnusable,
  AuthorshipKeyError,
  NewerDatabase,
  TablesInUse,
  BackupError,
  MetricsPortInUse,
];

async function main(): Promise<void> {
  for (const output of [process.stdout, process.stderr]) output.on('error', ignoreFullDisk);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const task = readStartTask(process.argv.slice(2));
  const config = readConfig(process.env, process.cwd());
  if (task.kind === 'check') return check(config);
  await run(config, task).catch((error: unknown) => {
    throw explainDataFolder(directoryOf(config), error);
  });
}

/** Exits with 1 on any fault, for deployment scripts. */
async function check(config: Config): Promise<void> {
  const findings = await checkStart(config, process.env);
  for (const { about, isWrong, sentence } of findings)
    process.stdout.write(`${isWrong ? '✗' : '✓'} ${about}: ${sentence}\n`);
  process.exitCode = findings.some(({ isWrong }) => isWrong) ? 1 : 0;
}

async function run(config: Config, task: StartTask): Promise<void> {
  if ('file' in task) {
    for (const line of await runBackupTask(config, task)) say(line);
    return;
  }
  requireRoom(config);
  const release = config.databaseUrl === null ? lockData(directoryOf(config)) : () => undefined;
  // Keeps a timer running. Without one, Node waits until it has compiled all code of the embedded database, a sixth of
  // the start.
  const keptAlive = setInterval(() => undefined, KEPT_ALIVE_MS);
  try {
    if (task.kind === 'migrate-only') {
      await migrateOnly(config);
      return release();
    }
    // Checks the port before the database is opened, so that a start with a taken port fails immediately.
    await checkPort(config.host, config.port);
    const running = await open(config);
    stopOnSignals(running, config.drainSeconds * SECOND_MS, release);
    // Starts no watchdog in development, where a breakpoint would look like a hanging thread.
    if (config.environment !== 'development') startWatchdog();
    announce(running, config);
    // Only logs a warning: pages work without a mail server, and mails wait for it.
    for (const { about, sentence } of await externalServiceFindings(config)) running.app.log.error({ about }, sentence);
    if (config.scheduledWork)
      running.later().catch((error: unknown) => running.app.log.error({ err: error }, 'catching up failed'));
  } catch (error) {
    release();
    throw error;
  } finally {
    clearInterval(keptAlive);
  }
}

async function open(config: Config): Promise<RunningServer & PreparedData> {
  const keyFile = keyFileOf(config);
  const database = await openBeforeMigration(config);
  let prepared: PreparedData = { accounts: [], later: async () => undefined };
  const running = await startServer({
    config,
    database,
    authorshipKey: keyFile.key,
    accounts: { list: async () => prepared.accounts },
    say,
    prepare: async (migrated, authorship) => {
      keyFile.keep();
      prepared = await prepareData(config, migrated, authorship, say);
    },
  }).catch((error: unknown) => {
    if (error instanceof AuthorshipKeyError) keyFile.discardNew();
    throw error;
  });
  return { ...running, ...prepared };
}

/** Copies an embedded database before a start migrates it. */
async function openBeforeMigration(config: Config): Promise<Database> {
  if (config.databaseUrl !== null) {
    say('Connecting to the PostgreSQL of DATABASE_URL');
    return openDatabase(config);
  }
  const directory = directoryOf(config);
  const folder = databaseFolderOf(config);
  removeOldCopies(directory, config.legal.backupDays, Date.now());
  say(existsSync(folder) ? `Opening the data in ${directory}` : `Making a database in ${directory}`);
  const database = await openDatabase(config);
  try {
    const copy = await copyBeforeMigration(database, { directory, folder });
    if (copy !== null) say(`Kept the database as it was before this version in ${copy}`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function migrateOnly(config: Config): Promise<void> {
  const keyFile = keyFileOf(config);
  const database = await openBeforeMigration(config);
  try {
    const authorship = createAuthorship(keyFile.key);
    const count = await announceSlowStep(say, 'Migrating the database', () => migrate(database));
    await checkAuthorshipKey(database, authorship.keyName);
    keyFile.keep();
    await prepareReferenceLists(database, authorship, say);
    say(`Ran ${count} migrations; the database is that of version ${PRODUCT_VERSION}`);
  } catch (error) {
    if (error instanceof AuthorshipKeyError) keyFile.discardNew();
    throw error;
  } finally {
    await database.close();
  }
}

function say(step: string): void {
  process.stdout.write(`▸ ${step}\n`);
}

function announce(
  { origin, accounts }: Pick<RunningServer, 'origin'> & Pick<PreparedData, 'accounts'>,
  config: Config,
): void {
  const people = config.google === null ? accounts.map(({ name, about }) => `    ${name.padEnd(12)} ${about}`) : [];
  const lines = [
    '',
    `${config.brand} answers at ${origin}`,
    `  services   ${origin}/docs`,
    ...(config.mail.smtpUrl === null ? [`  mailbox    ${origin}/mailbox`] : []),
    ...(people.length > 0
      ? ['  People to continue with Google as (a built-in stand-in plays Google):', ...people]
      : []),
    ...warnings(config),
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function warnings(config: Config): readonly string[] {
  const misspelt = misspeltVariables(process.env).map(
    ({ name, meant }) => `  Careful: ${name} is set, which nothing reads. Is ${meant} meant?`,
  );
  if (config.publicOrigin === null) {
    return [...misspelt, '  It listens to this machine only; HOST and PUBLIC_ORIGIN open it (.env.example).'];
  }
  return [
    ...misspelt,
    ...(config.google === null
      ? ['  Careful: without GOOGLE_CLIENT_ID everybody who reaches this server can sign in as anybody.']
      : []),
    ...(config.mail.smtpUrl === null
      ? ['  Careful: without SMTP_URL everybody who reaches this server can read all mail, codes too, at /mailbox.']
      : []),
    ...(config.publicOrigin.startsWith('https:')
      ? []
      : ['  Careful: without https in PUBLIC_ORIGIN anybody on the way can read and take over sessions.']),
    ...(config.databaseUrl !== null && config.fileStore === null
      ? [
          '  Careful: pictures are kept on this machine alone (FILES_S3_ENDPOINT): other processes on this database miss them.',
        ]
      : []),
    ...(config.legal.entity === null || config.legal.grievanceOfficer === null
      ? [
          '  Careful: without LEGAL_ENTITY and GRIEVANCE_OFFICER_NAME nobody is named who answers for this site, as Indian law asks.',
        ]
      : []),
  ];
}

/** Drains for `drainMs` after the first signal, so that a proxy notices. The second signal skips that. */
function stopOnSignals(running: RunningServer, drainMs: number, release: ReleaseData): void {
  const cut = new AbortController();
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return cut.abort();
    stopping = true;
    running.app.log.info({ signal, drainMs }, 'stopping');
    await running.drain(drainMs, cut.signal);
    // A request or socket that never ends must not block the exit.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    running.stop().then(
      () => {
        release();
        process.exit(0);
      },
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function fail(error: unknown): never {
  process.stderr.write(`\n${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (SPEAKING.some((kind) => error instanceof kind) && error instanceof Error) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken by another program. Start on another one: PORT=${Number(error.port) + 1} npm start`;
  }
  if ('code' in error && error.code === 'EACCES' && 'port' in error) {
    return `Port ${error.port} is not allowed for this user. Start on one above 1023: PORT=3000 npm start`;
  }
  if (error.message.startsWith('The PostgreSQL of DATABASE_URL')) return error.message;
  return error.stack ?? error.message;
}

/** Resolves when the server listens. A failed start exits the process. */
export const started = main().catch(fail);
