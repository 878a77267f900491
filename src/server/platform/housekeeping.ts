import type { FastifyInstance } from 'fastify';
import { dayInIndia, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from './database';
import { purgeAnswers, purgeMailbox } from './housekeeping.queries';
import { purge } from './purge';
import { schedule } from './schedule';

/** Removes expired data. `now` is in ms since 1970. */
export type HousekeepingTask = (now: number) => Promise<unknown>;

const FIRST_TURN_MS = 60_000;

class HousekeepingFailed extends AggregateError {
  constructor(failures: readonly unknown[], of: number) {
    const reasons = failures.map((failure) => (failure instanceof Error ? failure.message : String(failure)));
    super(failures, `${failures.length} of ${of} tasks failed: ${reasons.join('; ')}`);
    this.name = 'HousekeepingFailed';
  }
}

export class Housekeeping {
  readonly #tasks: HousekeepingTask[] = [];

  constructor(private readonly now: () => number) {}

  add(...tasks: readonly HousekeepingTask[]): void {
    this.#tasks.push(...tasks);
  }

  /** Runs every task even if one fails. Throws the failures at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const task of this.#tasks) await task(this.now()).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new HousekeepingFailed(failures, this.#tasks.length);
  }
}

export function platformHousekeeping(database: Database): readonly HousekeepingTask[] {
  return [
    (now) => purge(database, purgeAnswers, dayInIndia(now)),
    (now) => purge(database, purgeMailbox, dayInIndia(now)),
  ];
}

/** Runs housekeeping soon after the start, since a server may not run for an hour, then hourly. */
export function scheduleHousekeeping(app: FastifyInstance, housekeeping: Housekeeping): void {
  schedule(app, {
    name: 'housekeeping',
    firstAfter: FIRST_TURN_MS,
    every: HOUR_MS,
    run: () => housekeeping.run(),
  });
}
