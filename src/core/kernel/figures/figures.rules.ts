import type { Spread } from './figure';

/** Fewer are no figure: anybody could be read out of it (decisions 0.7). */
export const MIN_GROUP = 5;
/** The same as sentences say it. */
export const MIN_GROUP_WORD = 'five';
/** The reports from which the middle half of a distribution is shown. */
export const MIN_FOR_QUARTILES = 10;
/** The same as sentences say it. */
export const MIN_FOR_QUARTILES_WORD = 'ten';
/** The reports from which a distribution and its outer tenths are shown. */
export const MIN_FOR_TENTHS = 30;

/** Half the width of the interval that has the median 95 times in 100, in quartile distances over the root of the count. */
const MARGIN_FACTOR = 1.57;

/** Returns by how much a median of `n` is uncertain, up or down. */
export function marginOf({ lower, upper }: Spread, n: number): number {
  return Math.round((MARGIN_FACTOR * (upper - lower)) / Math.sqrt(n));
}

/** Returns whether so many are a group that may be shown. */
export function isGroup(n: number): boolean {
  return n >= MIN_GROUP;
}

/** Returns a number of people if they are a group; 0 otherwise. */
export function groupOr0(n: number): number {
  return isGroup(n) ? n : 0;
}

/** Returns how many more reports a figure needs to be shown; 0 if it has enough. */
export function stillNeeded(n: number): number {
  return Math.max(0, MIN_GROUP - n);
}

/** Returns a place for each report that a figure needs, and whether the report is there. */
export function slotsOf(n: number): readonly boolean[] {
  return Array.from({ length: MIN_GROUP }, (_, place) => place < n);
}

/** Returns a mean rating to one decimal, rounded half up; null if too few have rated. */
export function meanRatingOf(total: number, n: number): number | null {
  return isGroup(n) ? Math.round((total * 10) / n) / 10 : null;
}

/** Returns the share of a whole in per cent, without decimals. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
