import type { DayLimit } from '@/core/kernel/common/day-limit';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship, Ref } from '../authorship';
import type { Database } from '../database';
import { countOfDay } from './contributing.queries';

/** Counts what personas and companies write on a day of India. */
export class DayLimits {
  constructor(
    private readonly authorship: Pick<Authorship, 'requestRef'>,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {}

  /** Counts an act in its transaction, so that one that is refused later counts for nothing. Throws 422 beyond the limit. */
  async count(tx: Database, persona: Uint8Array, limit: DayLimit): Promise<void> {
    const counted = await tx.query(countOfDay, this.refOf(persona, limit), limit.most);
    if (counted.length === 0) throw tooMany(limit);
  }

  /** Counts an act of any claimant of a company. */
  async countOfCompany(tx: Database, companyId: number, limit: DayLimit): Promise<void> {
    await this.count(tx, Buffer.from(`company ${companyId}`), limit);
  }

  /** Returns the reference of the persona's count of today. */
  refOf(persona: Uint8Array, { acts }: Pick<DayLimit, 'acts'>): Ref {
    return this.authorship.requestRef(persona, `${acts} ${dayInIndia(this.now())}`);
  }
}

/** The refusal beyond a limit. */
export function tooMany({ code, message }: DayLimit): Problem {
  return new Problem(422, code, message);
}
