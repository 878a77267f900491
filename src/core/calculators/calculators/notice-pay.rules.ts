import type { Exact } from './exact';
import { ratio, toRupee } from './exact';

const DAYS_OF_MONTH = 30;

/** Pay for notice that is not served. */
export interface NoticePay {
  readonly shortfallDays: number;
  /** Rupees. */
  readonly amount: Exact;
}

/**
 * Returns what days of notice that are not served cost. No law fixes the base: a month’s basic or gross pay, as the contract says,
 * a day being a thirtieth of it.
 */
export function noticePayOf(base: Exact, noticeDays: number, servedDays: number): NoticePay {
  const shortfallDays = Math.max(0, noticeDays - servedDays);
  return { shortfallDays, amount: toRupee(base.mul(ratio(shortfallDays, DAYS_OF_MONTH))) };
}
