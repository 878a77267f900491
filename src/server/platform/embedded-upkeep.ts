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
 * the disk, without vacuum its tables. Each turn does one thing, because the database blocks the thread meanwhile.
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

  /** Vacuums and analyzes the one table that needs it most, once also one that few rows were written to. */
  async vacuum(): Promise<void> {
    const [table] = await this.database.query(mostWrittenTable, MIN_WRITTEN_ROWS, MIN_ROWS_TO_ANALYZE);
    if (table !== undefined) await this.database.execute(`vacuum (analyze) ${table.name}`);
  }
}

/** Takes turns while the server runs; does nothing for a PostgreSQL server. */
export function scheduleUpkeep(app: FastifyInstance, database: Database): void {
  if (database.kind !== 'pglite') return;
  const upkeep = new EmbeddedUpkeep(database);
  const turnOf = (name: 'checkpoint' | 'vacuum', every: number): void =>
    schedule(app, { name, firstAfter: every, every, run: () => upkeep[name]() });
  turnOf('checkpoint', CHECKPOINT_TURN_MS);
  turnOf('vacuum', VACUUM_TURN_MS);
}
