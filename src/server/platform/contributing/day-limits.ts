import type { DayLimit } from '@/core/kernel/common/day-limit';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship, Ref } from '../authorship';
import type { Database } from '../database';
import { countOfDay } from './contributing.queries';

export class DayLimits {
  constructor(
    private readonly authorship: Pick<Authorship, 'requestRef'>,
    private readonly now: () => number,
  ) {}

  /** Counts in the action's transaction, so that refused actions do not count. Throws 422 beyond the limit. */
  async count(tx: Database, persona: Uint8Array, limit: DayLimit): Promise<void> {
    const counted = await tx.query(countOfDay, this.refOf(persona, limit), limit.most);
    if (counted.length === 0) throw tooMany(limit);
  }

  async countOfCompany(tx: Database, companyId: number, limit: DayLimit): Promise<void> {
    await this.count(tx, Buffer.from(`company ${companyId}`), limit);
  }

  refOf(persona: Uint8Array, { acts }: Pick<DayLimit, 'acts'>): Ref {
    return this.authorship.requestRef(persona, `${acts} ${dayInIndia(this.now())}`);
  }
}

export function tooMany({ code, message }: DayLimit): Problem {
  return new Problem(422, code, message);
}
