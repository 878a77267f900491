import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import { schedule } from '../schedule';
import { MIXED_TABLES } from '../schema/grains';
import type { Parameters, ValuesOf } from '../sql-types';
import type { Statement } from '../statement';
import {
  claimMixingRun,
  lastMixingOfTable,
  newRows,
  oldestRunningTransaction,
  randomRows,
  recordTurn,
  rewriteRows,
} from './mixing.queries';

export interface RowMixingDeps {
  readonly database: Database;
  readonly now: () => number;
}

const EVERY_MS = 300_000;
const FIRST_TURN_MS = 60_000;
/** The minimum gap between runs, since timers are inexact. */
const MIN_GAP_MS = EVERY_MS * 0.9;
/** Rows per transaction. Other transactions wait for their locks for about ten milliseconds. */
const BATCH = 10;
/** The numbers of old rows that are rewritten in a run: from the same day, for each new row, and from any day. */
const COMPANIONS_OF_TODAY = 200;
const COMPANIONS_FOR_EACH = 5;
const COMPANIONS_OF_ALL = 100;
/** The maximum number of new rows. Only a copied database has more, and it is mixed already. */
const MAX_NEW_ROWS = 50_000;
/** The range of `randomInt`. Collisions are rare and harmless. */
const LOTS = 2 ** 47;

const Turn = v.object({
  since: v.string(),
  movedBy: v.array(v.string()),
  day: v.string(),
  dayStart: v.string(),
});
type Turn = v.InferOutput<typeof Turn>;

const NO_TURN: Turn = { since: '0', movedBy: [], day: '', dayStart: '0' };

/**
 * Shuffles rows on disk, so that a dump does not show their order of arrival. Each run rewrites new rows with others in
 * random order. After midnight in India, it rewrites all rows of the day. Locks a few rows at a time. At most one
 * process runs per interval.
 */
export class RowMixing {
  constructor(
    private readonly deps: RowMixingDeps,
    private readonly tables: readonly string[] = MIXED_TABLES,
  ) {}

  async run(): Promise<void> {
    const { database, now } = this.deps;
    const [taken] = await database.query(claimMixingRun, now(), now() - MIN_GAP_MS);
    if (taken === undefined) return;
    for (const table of this.tables) await this.#mix(table);
  }

  /** Marks all stored rows as not new, except rows of running transactions. */
  async leaveStored(): Promise<void> {
    const since = await this.#firstRunning();
    const turn: Turn = { since, movedBy: [], day: dayInIndia(this.deps.now()), dayStart: since };
    for (const table of this.tables) await this.deps.database.query(recordTurn, table, JSON.stringify(turn));
  }

  async #mix(table: string): Promise<void> {
    const { database, now } = this.deps;
    const last = await this.#lastTurn(table);
    const since = await this.#firstRunning();
    const day = dayInIndia(now());
    const isNewDay = day !== last.day;
    const added = await this.#places(newRows, table, last.since, shortNumbers(last.movedBy), MAX_NEW_ROWS);
    if (added.length === 0 && !isNewDay) return;
    const companions = COMPANIONS_OF_TODAY + COMPANIONS_FOR_EACH * added.length;
    const ofToday = isNewDay ? MAX_NEW_ROWS : Math.min(companions, MAX_NEW_ROWS);
    const drawn = await this.#places(randomRows, table, last.dayStart, ofToday, COMPANIONS_OF_ALL);
    const movedBy = await this.#move(table, shuffled([...new Set([...added, ...drawn])]));
    // Rows moved at the end of a day do not move with the next.
    const dayStart = isNewDay ? await this.#firstRunning() : last.dayStart;
    const stillNew = last.movedBy.filter((transaction) => BigInt(transaction) >= BigInt(since));
    const turn: Turn = { since, movedBy: [...stillNew, ...movedBy], day, dayStart };
    await database.query(recordTurn, table, JSON.stringify(turn));
  }

  async #lastTurn(table: string): Promise<Turn> {
    const [noted] = await this.deps.database.query(lastMixingOfTable, table);
    return noted === undefined ? NO_TURN : v.parse(Turn, JSON.parse(noted.value));
  }

  async #firstRunning(): Promise<string> {
    const [running] = await this.deps.database.query(oldestRunningTransaction);
    if (running === undefined) throw new Error('The database has named no transaction.');
    return running.transaction;
  }

  /** Reads row positions without a request's timeout, which scanning a large table exceeds. */
  #places<P extends Parameters>(
    statement: Statement<P, typeof newRows.columns>,
    ...values: ValuesOf<P>
  ): Promise<readonly string[]> {
    return this.deps.database.transaction(async (tx) => {
      await tx.execute('set local statement_timeout = 0');
      return (await tx.query(statement, ...values)).map(({ place }) => place);
    });
  }

  async #move(table: string, places: readonly string[]): Promise<readonly string[]> {
    const movedBy: string[] = [];
    for (let begin = 0; begin < places.length; begin += BATCH) {
      const [moved] = await this.deps.database.query(rewriteRows, table, places.slice(begin, begin + BATCH));
      if (moved !== undefined) movedBy.push(moved.transaction);
    }
    return movedBy;
  }
}

/** Returns the last 32 bits of transaction numbers, like `xmin`. */
function shortNumbers(transactions: readonly string[]): readonly string[] {
  return transactions.map((transaction) => String(BigInt.asUintN(32, BigInt(transaction))));
}

/** Shuffles with cryptographic randomness. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const drawn = items.map((item) => ({ item, lot: randomInt(LOTS) }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ item }) => item);
}

export function scheduleMixing(app: FastifyInstance, deps: RowMixingDeps): void {
  const mixing = new RowMixing(deps);
  schedule(app, { name: 'the mixing of rows', firstAfter: FIRST_TURN_MS, every: EVERY_MS, run: () => mixing.run() });
}
