import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTemporaryPostgres } from '../lib/temporary-postgres';
import type { Skipped } from './row';

/** A place for databases that are gone after the run. */
export interface Databases {
  /** A new empty database: a folder for the embedded one, an address for PostgreSQL. */
  create(): Promise<string>;
  /** Removes the created databases; their users must have ended. */
  remove(): Promise<void>;
}

/** Databases of one kind, or why there can be none. PostgreSQL is the one of TEST_DATABASE_URL, or one that is started for the run. */
export async function databasesOf(kind: 'pglite' | 'postgres'): Promise<Databases | Skipped> {
  if (kind === 'pglite') return folders();
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return databasesAt(given, () => undefined);
  const started = await startTemporaryPostgres();
  return started.running ? databasesAt(started.url, started.stop) : { skipped: started.reason };
}

function folders(): Databases {
  const root = mkdtempSync(join(tmpdir(), 'tarakki-bench-'));
  return {
    create: async () => mkdtempSync(join(root, 'data-')),
    remove: async () => rmSync(root, { recursive: true, force: true }),
  };
}

function databasesAt(url: string, stop: () => void): Databases {
  const created: string[] = [];
  return {
    async create() {
      const name = `tarakki_bench_${randomBytes(6).toString('hex')}`;
      await administrate(url, `create database ${name}`);
      created.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async remove() {
      for (const name of created) await administrate(url, `drop database ${name} with (force)`);
      stop();
    },
  };
}

async function administrate(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
