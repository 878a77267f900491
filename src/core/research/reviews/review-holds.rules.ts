import { DAY_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';

/**
 * Reasons for which a visible review does not count yet. `SAME_TEXT`: another account sent the same
 * text. `SAME_DAY`: the author contributed more about the company on one day.
 */
export const HOLD_REASONS = ['NEW_ACCOUNT', 'SURGE', 'SAME_TEXT', 'SAME_DAY'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * The age in days below which an account counts as new. Creating an account for a review is the cheapest way to count
 * twice.
 */
export const NEW_REVIEWER_DAYS = 14;

/** The time in ms before a review by a new account counts. With a verified work address it counts immediately. */
export const NEW_ACCOUNT_HOLD_MS = 72 * 3_600_000;

/** Days until a surge ends if no moderator decides. */
export const SURGE_HOLD_DAYS = 14;

export interface ReviewerAccount {
  readonly madeAt: number;
  readonly isChecked: boolean;
}

/**
 * Returns the midnight in India from which the review counts, or null if it counts immediately. `now` is in ms since
 * 1970.
 */
export function newAccountHold({ madeAt, isChecked }: ReviewerAccount, now: number): Date | null {
  if (isChecked || now - madeAt >= NEW_REVIEWER_DAYS * DAY_MS) return null;
  return startOfDayInIndia(now + NEW_ACCOUNT_HOLD_MS + DAY_MS - 1);
}
