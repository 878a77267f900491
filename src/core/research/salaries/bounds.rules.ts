import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from './snapshot-limits.rules';

export const BOUND_ACCOUNTS = [1, 4, 10, 40] as const;
export const BOUND_DAYS = [7, 28, 84, 365] as const;

/**
 * Returns how often one person's accounts could learn whether a known person's pay is above or below an amount. A small
 * figure changes once per snapshot, and only if at least five people have changed. So fewer than five accounts learn
 * nothing, and more learn one answer per snapshot.
 */
export function payComparisonsWithin(accounts: number, days: number): number {
  if (accounts < MIN_GROUP || days < MIN_ACCOUNT_DAYS) return 0;
  return Math.floor((days - MIN_ACCOUNT_DAYS) / SNAPSHOT_DAYS) + 1;
}
