import { spawn } from 'node:child_process';
import { BackupError } from './manifest';

const MISSING =
  'is not installed. It comes with the client of PostgreSQL (Debian: apt-get install postgresql-client), of the version of the server or newer.';

/** Runs pg_dump or pg_restore on the database at `url`. Throws BackupError with its first line of an error, or if it is not installed. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...libpqSettings(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      reject(isMissing ? new BackupError(`${tool} ${MISSING}`) : error);
    });
  });
  if (code !== 0) throw new BackupError(`${tool} failed: ${reasonIn(said) || `exit ${code}`}`);
}

/** Lines after the one of the error show the statement, and what stands before it are warnings. */
function reasonIn(said: string): string | undefined {
  const lines = said.trim().split('\n');
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1);
}

/** The address as settings of the environment, because everybody on the machine can read the arguments of a process. */
function libpqSettings(address: string): Readonly<Record<string, string>> {
  const url = new URL(address);
  const sslMode = url.searchParams.get('sslmode');
  return {
    PGHOST: url.hostname,
    PGPORT: url.port === '' ? '5432' : url.port,
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.username === '' ? {} : { PGUSER: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) }),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
}
