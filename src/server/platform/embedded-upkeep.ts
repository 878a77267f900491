import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { logPosition, mostWrittenTable } from './embedded-upkeep.queries';
import { schedule } from './schedule';

/** The size of a server's log at which a checkpoint is due; requests wait for it. */
const MAX_LOG_BYTES = 16_000_000;
const MIN_WRITTEN_ROWS = 1_000;
/** Without statistics a list of some hundred rows is planned as if it were ten times as long, or empty. */
const MIN_ROWS_TO_ANALYZE = 100;
const CHECKPOINT_TURN_MS = 2_000;
const VACUUM_TURN_MS = 30_000;

/**
 * The upkeep that a PostgreSQL server does in processes of its own and the embedded database never does: without checkpoints its log fills
 * the disk, without vacuum its tables. Each turn does one thing, because the database blocks the thread in the meantime.
 */
export class EmbeddedUpkeep {
  #checkpointAt = 0;

  constructor(
    private readonly database: Database,
    private readonly maxLogBytes = MAX_LOG_BYTES,
  ) {}

  /** Lets the log be used again, once it has grown by so many bytes. */
  async checkpoint(): Promise<void> {
    const [position] = await this.database.query(logPosition);
    if (position === undefined || position.bytes - this.#checkpointAt < this.maxLogBytes) return;
    this.#checkpointAt = position.bytes;
    await this.database.execute('checkpoint');
  }

  /** Vacuums and analyzes the one table that needs it most, once also one that few rows were written to. Returns its name; null for none. */
  async vacuum(): Promise<string | null> {
    const [table] = await this.database.query(mostWrittenTable, MIN_WRITTEN_ROWS, MIN_ROWS_TO_ANALYZE);
    if (table === undefined) return null;
    await this.database.execute(`vacuum (analyze) ${table.name}`);
    return table.name;
  }

  /** Vacuums all tables that need it and makes a checkpoint. A start that loaded many rows runs it before the server listens. */
  async settle(): Promise<void> {
    // Statistics are written once a second otherwise, and say which tables to vacuum.
    await this.database.execute('select pg_stat_force_next_flush()');
    const done = new Set<string>();
    for (let table = await this.vacuum(); table !== null && !done.has(table); table = await this.vacuum())
      done.add(table);
    await this.checkpoint();
  }
}

/** Takes turns while the server runs; does nothing for a PostgreSQL server. */
export function scheduleUpkeep(app: FastifyInstance, database: Database): void {
  if (database.kind !== 'pglite') return;
  const upkeep = new EmbeddedUpkeep(database);
  const turnOf = (name: 'checkpoint' | 'vacuum', every: number): void =>
    schedule(app, { name, firstAfter: every, every, run: async () => void (await upkeep[name]()) });
  turnOf('checkpoint', CHECKPOINT_TURN_MS);
  turnOf('vacuum', VACUUM_TURN_MS);
}
