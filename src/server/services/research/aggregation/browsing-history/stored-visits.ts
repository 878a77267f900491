import { DAY_MS, dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { KEPT_VISITS, VISIT_KEPT_DAYS } from '@/core/research/browsing-history/browsing-history.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { addVisits, storeVisits, visitsOfHistory } from './browsing-history.queries';

/** A visit. The day is `2026-11-20`. */
export interface CompanyVisit {
  readonly companyId: number;
  readonly day: string;
}

/** A full list with ten-digit ids, which determines the padded length in bytes. */
const WHOLE_LIST = JSON.stringify('2147483647@2026-11-20 '.repeat(KEPT_VISITS)).length;

/** Sealed visits per user, newest first, in equal lengths that hide their number. */
export class StoredVisits {
  constructor(private readonly authorship: Pick<Authorship, 'historyRef' | 'sealJson' | 'unsealJson'>) {}

  async list(database: Database, persona: Uint8Array, now: number): Promise<readonly CompanyVisit[]> {
    const history = this.authorship.historyRef(persona);
    const [row] = await database.query(visitsOfHistory, history);
    return row === undefined ? [] : this.#open(history, row.visits_seal, now);
  }

  async add(tx: Database, persona: Uint8Array, companyId: number, now: number): Promise<void> {
    const history = this.authorship.historyRef(persona);
    const visit = { companyId, day: dayInIndia(now) };
    const endsOn = dayInIndia(now + VISIT_KEPT_DAYS * DAY_MS);
    const [stored] = await tx.query(addVisits, history, this.#seal(history, [visit]), endsOn);
    if (stored === undefined) throw new Error('A visit was not stored.');
    const others = this.#open(history, stored.visits_seal, now).filter((one) => one.companyId !== companyId);
    if (others.length > 0) await tx.query(storeVisits, history, this.#seal(history, [visit, ...others]));
  }

  #seal(history: Uint8Array, visits: readonly CompanyVisit[]): Buffer {
    const packed = visits.slice(0, KEPT_VISITS).map(({ companyId, day }) => `${companyId}@${day} `);
    return this.authorship.sealJson(history, packed.join(''), WHOLE_LIST);
  }

  #open(history: Uint8Array, sealed: Uint8Array, now: number): readonly CompanyVisit[] {
    const firstDay = dayBeforeInIndia(now, VISIT_KEPT_DAYS);
    const packed = String(this.authorship.unsealJson(history, sealed)).split(' ').filter(Boolean);
    const visits = packed.map((one) => ({ companyId: Number.parseInt(one, 10), day: one.slice(one.indexOf('@') + 1) }));
    return visits.filter(({ day }) => day > firstDay);
  }
}
