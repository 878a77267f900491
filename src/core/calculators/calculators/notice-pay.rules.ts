import type { Exact } from './exact';
import { ratio, roundedToRupee } from './exact';

const DAYS_OF_MONTH = 30;

export interface NoticePay {
  readonly shortfallDays: number;
  readonly amount: Exact;
}

/**
 * Computes notice pay. No law fixes the base: it is a month's basic or gross pay, by contract. A day is a thirtieth of
 * it.
 */
export function noticePayOf(base: Exact, noticeDays: number, servedDays: number): NoticePay {
  const shortfallDays = Math.max(0, noticeDays - servedDays);
  return { shortfallDays, amount: roundedToRupee(base.mul(ratio(shortfallDays, DAYS_OF_MONTH))) };
}
