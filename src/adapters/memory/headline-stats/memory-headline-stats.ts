import { ok } from '@/core/common/result';
import type { HeadlineStatsReading } from '@/core/headline-stats/headline-stats.port';
import { InterviewRecords } from '../interviews/interview-records';
import { SalaryRecords } from '../salaries/salary-records';
import type { MemoryBrowser } from '../world/memory-browser';
import { UserRecords } from '../world/user-records';

/** Counts the records of a memory world, which has no reviews and interviews. */
export class MemoryHeadlineStats implements HeadlineStatsReading {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getHeadlineStats(): ReturnType<HeadlineStatsReading['getHeadlineStats']> {
    return this.#browser.ask('getHeadlineStats', {}, () =>
      ok({
        reviews: 0,
        interviews: this.#browser.world.records(InterviewRecords).interviews.length,
        salaries: this.#browser.world.records(SalaryRecords).all.length,
        users: this.#browser.world.records(UserRecords).all.length,
      }),
    );
  }
}
