import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from './snapshot-limits.rules';

/** The numbers of accounts and days for which the page about figures says what they could find out. */
export const BOUND_ACCOUNTS = [1, 4, 10, 40] as const;
export const BOUND_DAYS = [7, 28, 84, 365] as const;

/**
 * Returns how often so many accounts of one hand could at most learn, in so many days, whether the pay of a known person lies above or below an
 * amount. An account counts toward a group once it is old enough; a small figure moves only when at least five people have changed, once a
 * round. So fewer than five accounts learn nothing, and more learn one yes or no a round.
 */
export function comparisonsWithin(accounts: number, days: number): number {
  if (accounts < MIN_GROUP || days < MIN_ACCOUNT_DAYS) return 0;
  return Math.floor((days - MIN_ACCOUNT_DAYS) / SNAPSHOT_DAYS) + 1;
}
