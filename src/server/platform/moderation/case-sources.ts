import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAX_REPORTS_WITH_CASES, MIN_NTH_FULL_DELAY } from '@/core/kernel/moderated/fair-order.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import { HOURS_BY_GROUND } from '@/core/kernel/moderated/grounds.rules';
import type { Authorship } from '../authorship';
import { countOfDay } from '../contributing/contributing.queries';
import type { Database } from '../database';

/**
 * Counts a day's cases per network or reader under keyed references, which reveal neither and are deleted after the
 * day.
 */
export class CaseSources {
  constructor(
    private readonly authorship: Pick<Authorship, 'senderRef'>,
    private readonly now: () => number,
  ) {}

  /**
   * Counts a source's case among its cases of the day with the same decision time. Returns its rank, up to the highest rank that matters.
   */
  async nth(tx: Database, source: string, ground: Ground): Promise<number> {
    const ofHours = this.#ofDay(`cases of ${HOURS_BY_GROUND[ground]} hours of ${source}`);
    const [counted] = await tx.query(countOfDay, ofHours, MIN_NTH_FULL_DELAY);
    return counted?.count ?? MIN_NTH_FULL_DELAY;
  }

  /** Counts a reader's report. Returns true if it may open or raise a case. */
  async canRaise(tx: Database, reader: string): Promise<boolean> {
    return (await tx.query(countOfDay, this.#ofDay(`reports of ${reader}`), MAX_REPORTS_WITH_CASES)).length > 0;
  }

  #ofDay(counted: string): Uint8Array {
    return this.authorship.senderRef(`${counted} on ${dayInIndia(this.now())}`);
  }
}
