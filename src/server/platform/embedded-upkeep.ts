import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { logPosition, mostWrittenTable } from './embedded-upkeep.queries';
import { schedule } from './schedule';

/** The log size at which a checkpoint is made. Requests wait for it. */
const MAX_LOG_BYTES = 16_000_000;
const MIN_WRITTEN_ROWS = 1_000;
/** The minimum rows to analyze. Without statistics, a few hundred rows are planned as ten times as many, or none. */
const MIN_ROWS_TO_ANALYZE = 100;
const CHECKPOINT_TURN_MS = 2_000;
const VACUUM_TURN_MS = 30_000;

/**
 * Replaces PostgreSQL's background processes. Without checkpoints the log fills the disk; without vacuum the tables do.
 * Runs one step at a time, because the database blocks the thread.
 */
export class EmbeddedUpkeep {
  #checkpointAt = 0;

  constructor(
    private readonly database: Database,
    private readonly maxLogBytes = MAX_LOG_BYTES,
  ) {}

  /** Frees the log once it has grown by `bytes`. */
  async checkpoint(): Promise<void> {
    const [position] = await this.database.query(logPosition);
    if (position === undefined || position.bytes - this.#checkpointAt < this.maxLogBytes) return;
    this.#checkpointAt = position.bytes;
    await this.database.execute('checkpoint');
  }

  /** Vacuums and analyzes the neediest table. Returns its name, or null if there is none. */
  async vacuum(): Promise<string | null> {
    const [table] = await this.database.query(mostWrittenTable, MIN_WRITTEN_ROWS, MIN_ROWS_TO_ANALYZE);
    if (table === undefined) return null;
    await this.database.execute(`vacuum (analyze) ${table.name}`);
    return table.name;
  }

  /** Vacuums everything due and makes a checkpoint. Run it after a start that loaded many rows. */
  async settle(): Promise<void> {
    // Flushes statistics, which PostgreSQL otherwise writes once a second.
    await this.database.execute('select pg_stat_force_next_flush()');
    const done = new Set<string>();
    for (let table = await this.vacuum(); table !== null && !done.has(table); table = await this.vacuum())
      done.add(table);
    await this.checkpoint();
  }
}

/** Does nothing for a PostgreSQL server. */
export function scheduleUpkeep(app: FastifyInstance, database: Database): void {
  if (database.kind !== 'pglite') return;
  const upkeep = new EmbeddedUpkeep(database);
  const turnOf = (name: 'checkpoint' | 'vacuum', every: number): void =>
    schedule(app, { name, firstAfter: every, every, run: async () => void (await upkeep[name]()) });
  turnOf('checkpoint', CHECKPOINT_TURN_MS);
  turnOf('vacuum', VACUUM_TURN_MS);
}
