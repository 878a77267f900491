import { randomBytes } from 'node:crypto';
import { constants, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inputStamp } from '../lib/input-stamp';
import { startTemporaryPostgres } from '../lib/temporary-postgres';
import type { SetName, SetOrder } from './host/host-facts';
import type { SkippedBenchRow } from './row';

export interface Databases {
  create(): Promise<string>;
  copyOf(set: StoredDataSet): Promise<string>;
  remove(): Promise<void>;
}

export interface StoredDataSet {
  readonly name: SetName;
  readonly size: number;
  readonly build: (order: SetOrder) => Promise<void>;
}

const KEPT = '.cache/bench';
/** Files that determine the data sets. Schema changes reach copies by migration, at start. */
const INPUTS = ['seed-posts', 'seed-research', 'seed-companies', 'seed-users', 'settle'].map(
  (input) => `scripts/bench/host/${input}.ts`,
);

export async function databasesOf(kind: 'pglite' | 'postgres'): Promise<Databases | SkippedBenchRow> {
  if (kind === 'pglite') return folders();
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return databasesAt(given, async () => undefined);
  mkdirSync(KEPT, { recursive: true });
  const started = await startTemporaryPostgres(KEPT);
  return started.running ? databasesAt(started.url, () => started.halt('fast')) : { skipped: started.reason };
}

function namesOf({ name, size }: StoredDataSet) {
  const stamp = inputStamp('.', INPUTS).slice(0, 10);
  const start = `tarakki_kept_${name}_${size}_`;
  return { start, present: `${start}${new Date().toISOString().slice(0, 7).replace('-', '')}_${stamp}` };
}

function folders(): Databases {
  const root = mkdtempSync(join(tmpdir(), 'tarakki-bench-'));
  const create = async () => mkdtempSync(join(root, 'data-'));
  const kept = join(KEPT, 'pglite');
  return {
    create,
    async copyOf(set) {
      mkdirSync(kept, { recursive: true });
      const { start, present } = namesOf(set);
      const known = readdirSync(kept).filter((name) => name.startsWith(start));
      if (!known.includes(present)) {
        for (const old of known) rmSync(join(kept, old), { recursive: true });
        const place = await create();
        await announced(set, () => set.build({ kind: 'pglite', place, set: set.name, size: set.size }));
        cpSync(place, join(kept, `${start}unfinished`), { recursive: true });
        renameSync(join(kept, `${start}unfinished`), join(kept, present));
        return place;
      }
      const place = await create();
      cpSync(join(kept, present), place, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return place;
    },
    remove: async () => rmSync(root, { recursive: true, force: true }),
  };
}

function databasesAt(url: string, stop: () => Promise<void>): Databases {
  const created: string[] = [];
  const addressOf = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const createFrom = async (template: string): Promise<string> => {
    const name = `tarakki_bench_${randomBytes(6).toString('hex')}`;
    await administrate(url, `create database ${name} template ${template} strategy file_copy`);
    created.push(name);
    return addressOf(name);
  };
  return {
    create: () => createFrom('template1'),
    async copyOf(set) {
      const { start, present } = namesOf(set);
      const known = await namesLike(url, start);
      if (!known.includes(present)) {
        for (const old of known) await administrate(url, `drop database ${old} with (force)`);
        await administrate(url, `create database ${start}unfinished`);
        const order = {
          kind: 'postgres',
          place: addressOf(`${start}unfinished`),
          set: set.name,
          size: set.size,
        } as const;
        await announced(set, () => set.build(order));
        await administrate(url, `alter database ${start}unfinished rename to ${present}`);
      }
      return createFrom(present);
    },
    async remove() {
      for (const name of created) await administrate(url, `drop database ${name} with (force)`);
      await stop();
    },
  };
}

async function announced({ name, size }: StoredDataSet, build: () => Promise<void>): Promise<void> {
  console.log(`▸ Filling a database for the rows on ${name} (${size}); it is kept for later runs`);
  const start = performance.now();
  await build();
  console.log(`  filled in ${Math.round((performance.now() - start) / 1000)} s`);
}

async function namesLike(connectionString: string, start: string): Promise<readonly string[]> {
  const rows = await administrate(
    connectionString,
    `select datname from pg_database where starts_with(datname, '${start}')`,
  );
  return rows.map(({ datname }) => datname);
}

async function administrate(connectionString: string, statement: string): Promise<readonly { datname: string }[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(statement);
  await client.end();
  return rows;
}
