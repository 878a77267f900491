import { DAY_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';

/**
 * The reasons for which a review shows and does not count yet: the author's account is new; far more reviews of the company came in a day than
 * usual; another account sent the same text; the author told more about the company on one day.
 */
export const HOLD_REASONS = ['NEW_ACCOUNT', 'SURGE', 'SAME_TEXT', 'SAME_DAY'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** An account is new for so many days: one that was made for a review is the cheapest way to a second voice. */
export const NEW_REVIEWER_DAYS = 14;

/** The review of a new account counts after so long, or at once with a checked work address. */
export const NEW_ACCOUNT_HOLD_MS = 72 * 3_600_000;

/** A surge ends by itself after so many days, if no moderator has decided before. */
export const SURGE_HOLD_DAYS = 14;

export interface GivingAccount {
  /** The first moment of the day on which it was made, in ms since 1970. */
  readonly madeAt: number;
  /** True if its work address at the company was checked. */
  readonly isChecked: boolean;
}

/** Returns the midnight in India from which the review of an account counts; null for at once. `now` is in ms since 1970. */
export function newAccountHold({ madeAt, isChecked }: GivingAccount, now: number): Date | null {
  if (isChecked || now - madeAt >= NEW_REVIEWER_DAYS * DAY_MS) return null;
  return startOfDayInIndia(now + NEW_ACCOUNT_HOLD_MS + DAY_MS - 1);
}
