import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libpqSettings, trustedAuthorities } from './libpq-settings';
import { BackupError } from './manifest';

const MISSING =
  'is not installed. It comes with the client of PostgreSQL (Debian: apt-get install postgresql-client), of the version of the server or newer.';

/** In ms, for the trial run only. */
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Runs pg_dump or pg_restore. Throws BackupError if the tool is missing or fails. The message has the first line of its
 * error.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const { variables, needsAuthorities } = libpqSettings(url);
  const folder = needsAuthorities ? mkdtempSync(join(tmpdir(), 'tarakki-authorities-')) : null;
  try {
    await run(tool, args, { ...process.env, ...variables, ...(folder !== null && authoritiesIn(folder)) });
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}

export async function tryDump(url: string): Promise<void> {
  await runPostgresTool('pg_dump', ['--schema-only', `--lock-wait-timeout=${LOCK_TIMEOUT_MS}`], url);
}

function authoritiesIn(folder: string): { readonly PGSSLROOTCERT: string } {
  const file = join(folder, 'authorities.pem');
  writeFileSync(file, trustedAuthorities(), { mode: 0o600 });
  return { PGSSLROOTCERT: file };
}

async function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      reject(isMissing ? new BackupError(`${tool} ${MISSING}`) : error);
    });
  });
  if (code !== 0) throw new BackupError(olderToolIn(said) ?? `${tool} failed: ${reasonIn(said) || `exit ${code}`}`);
}

function olderToolIn(said: string): string | null {
  const [, server, tool, own] = /server version: (\d+)\S*[^;]*; (\w+) version: (\S+)/.exec(said) ?? [];
  if (server === undefined) return null;
  return `${tool} ${own} is older than the server, PostgreSQL ${server}, and can't back it up. Install the client of version ${server} (Debian: apt-get install postgresql-client-${server}, from apt.postgresql.org).`;
}

/** Returns the error's first line. Lines before it are warnings, and lines after it show the statement. */
function reasonIn(said: string): string | undefined {
  const lines = said.trim().split('\n');
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1);
}
