import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { LAST_STANDING_BACK, MAX_RAISING_REPORTS } from '@/core/kernel/moderated/fair-order.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import { HOURS_BY_GROUND } from '@/core/kernel/moderated/grounds.rules';
import type { Authorship } from '../authorship';
import { countOfDay } from '../contributing/contributing.queries';
import type { Database } from '../database';

/** Counts the cases that a network or reader begins in a day under keyed references, which say neither and go after the day. */
export class CaseSources {
  constructor(
    private readonly authorship: Pick<Authorship, 'senderRef'>,
    private readonly now: () => number,
  ) {}

  /** Counts a case of a source among those that have as many hours, and returns which one of the day it is, up to the last that matters. */
  async nth(tx: Database, source: string, ground: Ground): Promise<number> {
    const ofHours = this.#ofDay(`cases of ${HOURS_BY_GROUND[ground]} hours of ${source}`);
    const [counted] = await tx.query(countOfDay, ofHours, LAST_STANDING_BACK);
    return counted?.count ?? LAST_STANDING_BACK;
  }

  /** Counts a report of a reader, and returns whether it opens or raises a case as its reason says. */
  async canRaise(tx: Database, reader: string): Promise<boolean> {
    return (await tx.query(countOfDay, this.#ofDay(`reports of ${reader}`), MAX_RAISING_REPORTS)).length > 0;
  }

  #ofDay(counted: string): Uint8Array {
    return this.authorship.senderRef(`${counted} on ${dayInIndia(this.now())}`);
  }
}
