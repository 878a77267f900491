import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '../salaries/snapshot-limits.rules';

/**
 * The state of a contribution in figures: they count it; they will from a day on; or they count something else in its place, such as a newer report of the
 * same author's.
 */
export const COUNTINGS = ['COUNTED', 'LATER', 'INSTEAD'] as const;
export type Counting = (typeof COUNTINGS)[number];

/** A report of pay that no figure counts yet; days are numbered from 1970-01-01. */
export interface UncountedPay {
  /** The day before which it may not count; null for none. */
  readonly waitsUntil: number | null;
  /** The day on which the account was made. */
  readonly madeOn: number;
  /** True if something proves that its author works there. */
  readonly isChecked: boolean;
}

/**
 * Returns the day of the first snapshot that may count a report of pay. It says nothing of others' reports: that this one may wait longer, as long as it would
 * hide a figure, is the same for all.
 */
export function firstSnapshotFor(
  { waitsUntil, madeOn, isChecked }: UncountedPay,
  /** The day of the last snapshot; null before the first one. */
  takenOn: number | null,
  today: number,
): number {
  const ready = Math.max(waitsUntil ?? 0, isChecked ? 0 : madeOn + MIN_ACCOUNT_DAYS, today);
  if (takenOn === null) return ready;
  return takenOn + Math.max(1, Math.ceil((ready - takenOn) / SNAPSHOT_DAYS)) * SNAPSHOT_DAYS;
}
