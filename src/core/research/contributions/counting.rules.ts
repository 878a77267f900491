import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '../salaries/snapshot-limits.rules';

/**
 * `COUNTED`: figures count it. `LATER`: figures count it from a certain day. `INSTEAD`: something else counts in its
 * place, such as a newer report by the same author.
 */
export const COUNTING_STATUSES = ['COUNTED', 'LATER', 'INSTEAD'] as const;
export type Counting = (typeof COUNTING_STATUSES)[number];

export interface UncountedPay {
  readonly waitsUntil: number | null;
  readonly madeOn: number;
  readonly isChecked: boolean;
}

export function firstSnapshotFor(
  { waitsUntil, madeOn, isChecked }: UncountedPay,
  /** Null before the first snapshot. */
  takenOn: number | null,
  today: number,
): number {
  const ready = Math.max(waitsUntil ?? 0, isChecked ? 0 : madeOn + MIN_ACCOUNT_DAYS, today);
  if (takenOn === null) return ready;
  return takenOn + Math.max(1, Math.ceil((ready - takenOn) / SNAPSHOT_DAYS)) * SNAPSHOT_DAYS;
}
