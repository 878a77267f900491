import type { FastifyInstance } from 'fastify';
import { dayInIndia, HOUR_MS } from '@/core/common/india-calendar.rules';
import type { Database } from './database';
import { purgeAnswers, purgeMailbox } from './housekeeping.queries';
import { schedule } from './schedule';

/** Removes what is over at `now`, in ms since 1970. */
export type HousekeepingTask = (now: number) => Promise<unknown>;

/** Late enough to leave the first visitors alone. */
const FIRST_TURN_MS = 60_000;

/** Removes what is over (decision 004): each feature adds what it stores for a time only. */
export class Housekeeping {
  readonly #tasks: HousekeepingTask[] = [];

  constructor(private readonly now: () => number) {}

  add(...tasks: readonly HousekeepingTask[]): void {
    this.#tasks.push(...tasks);
  }

  async run(): Promise<void> {
    for (const task of this.#tasks) await task(this.now());
  }
}

/** The platform's own part of the housekeeping. */
export function platformHousekeeping(database: Database): HousekeepingTask {
  return async (now) => {
    await database.query(purgeAnswers, dayInIndia(now));
    await database.query(purgeMailbox, dayInIndia(now));
  };
}

/** Takes a turn soon after the start, since a server may never run for an hour, and every hour. */
export function scheduleHousekeeping(app: FastifyInstance, housekeeping: Housekeeping): void {
  schedule(app, {
    name: 'housekeeping',
    firstAfter: FIRST_TURN_MS,
    every: HOUR_MS,
    run: () => housekeeping.run(),
  });
}
