import type { Spread } from './figure';

/** Minimum size of a group. Smaller ones would reveal individuals (decisions 0.7). */
export const MIN_GROUP = 5;
export const MIN_GROUP_WORD = 'five';
export const MIN_FOR_QUARTILES = 10;
export const MIN_FOR_QUARTILES_WORD = 'ten';
export const MIN_FOR_TENTHS = 30;

/** Half the width of the 95 % interval of a median, in interquartile ranges over the root of the count. */
const MARGIN_FACTOR = 1.57;

export function marginOf({ lower, upper }: Spread, n: number): number {
  return Math.round((MARGIN_FACTOR * (upper - lower)) / Math.sqrt(n));
}

export function isGroup(n: number): boolean {
  return n >= MIN_GROUP;
}

export function groupCountOrZero(n: number): number {
  return isGroup(n) ? n : 0;
}

export function missingReports(n: number): number {
  return Math.max(0, MIN_GROUP - n);
}

export function filledSlotsOf(n: number): readonly boolean[] {
  return Array.from({ length: MIN_GROUP }, (_, place) => place < n);
}

/** Returns the mean to one decimal, rounded half up, or null if too few have rated. */
export function meanRatingOf(total: number, n: number): number | null {
  return isGroup(n) ? Math.round((total * 10) / n) / 10 : null;
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
