import { existsSync } from 'node:fs';
import { AuthorshipKeyError, readAuthorshipKey } from './platform/authorship-key';
import type { Config } from './platform/config/config';
import { ConfigError, readConfig } from './platform/config/read-config';
import type { ReleaseData } from './platform/data-lock';
import { DataLocked, lockData } from './platform/data-lock';
import { checkPort } from './platform/http/check-port';
import { openPglite } from './platform/pglite-database';
import { openPostgres } from './platform/postgres-database';
import type { RunningServer } from './start-server';
import { startServer } from './start-server';

/** How long a stop may take before the process ends anyway. */
const patience = 10_000;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, process.cwd());
  const release = config.databaseUrl === null ? lockData(directoryOf(config)) : () => undefined;
  try {
    // Asked before the database is opened and filled, so that a taken port costs no waiting.
    await checkPort(config.host, config.port);
    const running = await open(config);
    stopOnSignals(running, release);
    announce(running, config);
  } catch (error) {
    release();
    throw error;
  }
}

async function open(config: Config): Promise<RunningServer> {
  const directory = directoryOf(config);
  const authorshipKey = config.authorshipKey ?? readAuthorshipKey(directory);
  const database =
    config.databaseUrl === null
      ? await openPglite(`${directory}/database`)
      : await openPostgres(config.databaseUrl, config.databasePool);
  return startServer({ config, database, authorshipKey });
}

function directoryOf(config: Config): string {
  if (config.dataDirectory === null)
    throw new Error('A server that is started from the command line needs a data folder.');
  return config.dataDirectory;
}

function announce({ origin }: RunningServer, config: Config): void {
  const lines = [
    '',
    `${config.brand} answers at ${origin}`,
    `  services:  ${origin}/docs`,
    ...(config.mail.smtpUrl === null ? [`  mailbox:   ${origin}/mailbox`] : []),
    ...(config.publicOrigin === null
      ? ['  It listens to this machine only; HOST and PUBLIC_ORIGIN open it (.env.example).']
      : []),
    '  Ctrl-C stops it.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignals(running: RunningServer, release: ReleaseData): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // A request or a socket that never ends must not keep the process for ever.
    setTimeout(() => process.exit(1), patience).unref();
    running.stop().then(
      () => {
        release();
        process.exit(0);
      },
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`\n${sentenceFor(error)}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataLocked || error instanceof AuthorshipKeyError)
    return error.message;
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

main().catch(fail);
