import { ok } from '@/core/common/result';
import type { HeadlineStatsReading } from '@/core/headline-stats/headline-stats.port';
import type { MemoryBrowser } from './memory-browser';
import { UserRecords } from './user-records';

/** Counts the records of a memory world, which has no reviews, interviews and salaries. */
export class MemoryHeadlineStats implements HeadlineStatsReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getHeadlineStats(): ReturnType<HeadlineStatsReading['getHeadlineStats']> {
    return this.#browser.ask('getHeadlineStats', {}, () =>
      ok({ reviews: 0, interviews: 0, salaries: 0, users: this.#browser.world.records(UserRecords).all.length }),
    );
  }
}
