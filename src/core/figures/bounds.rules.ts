import { NEW_ACCOUNT_DAYS } from '../reviews/review-holds.rules';
import { MIN_GROUP } from './figures.rules';

/** Figures of pay change once in so many days, all at once. */
export const FIGURE_ROUND_DAYS = 7;

/** The numbers of accounts and days for which the page about figures says what they could find out. */
export const BOUND_ACCOUNTS = [1, 4, 10, 40] as const;
export const BOUND_DAYS = [7, 28, 84, 365] as const;

/**
 * Returns how often so many accounts of one hand could at most learn, in so many days, whether the pay of a known person lies above or below an
 * amount. An account counts toward a group once it is old enough; a small figure moves only when at least five people have changed, once a
 * round. So fewer than five accounts learn nothing, and more learn one yes or no a round.
 */
export function comparisonsWithin(accounts: number, days: number): number {
  if (accounts < MIN_GROUP || days < NEW_ACCOUNT_DAYS) return 0;
  return Math.floor((days - NEW_ACCOUNT_DAYS) / FIGURE_ROUND_DAYS) + 1;
}
