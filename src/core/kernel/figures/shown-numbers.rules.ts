import { isGroup, MIN_GROUP } from './figures.rules';

/** The rounding step in rupees. An exact median is often one person's answer. */
export const AMOUNT_STEP = 10_000;
/** The count from which numbers are shown in fives, so that one more or less is not visible. */
export const MIN_FOR_ROUNDED_COUNTS = 50;
export const COUNT_STEP = 5;

/** Band ends with two significant digits. Neighbours are 20 to 33 % apart. */
const BAND_ENDS = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;
const SIGNIFICANT = 10;
const HUNDRED = 100;

/** Rounds to ten thousand, half up. */
export function shownAmount(amount: number): number {
  return Math.round(amount / AMOUNT_STEP) * AMOUNT_STEP;
}

export function shownMargin(margin: number): number {
  return Math.max(AMOUNT_STEP, shownAmount(margin));
}

/** Rounds counts of 50 or more down to a multiple of five. */
export function shownCount(count: number): number {
  return count < MIN_FOR_ROUNDED_COUNTS ? count : inFives(count);
}

export function inFives(count: number): number {
  return Math.floor(count / COUNT_STEP) * COUNT_STEP;
}

/** Rounds to fives. Returns null for one to four. */
export function displayedHeldCount(held: number): number | null {
  return held === 0 || isGroup(held) ? inFives(held) : null;
}

/**
 * Returns a lower bound in fives that leaves at least five others in the group, so neither side is known to be below five. Returns null below five.
 */
export function shownPart(part: number, group: number): number | null {
  const shown = inFives(Math.min(part, group - MIN_GROUP));
  return isGroup(shown) ? shown : null;
}

export function leastShareOf(part: number, mostPeople: number): number {
  return Math.floor((part * HUNDRED) / mostPeople);
}

export function mostPeopleOf(shown: number): number {
  return isRoundedCount(shown) ? shown + COUNT_STEP - 1 : shown;
}

export function isRoundedCount(count: number): boolean {
  return count >= MIN_FOR_ROUNDED_COUNTS;
}

/** Returns a band with fixed ends, which reveals nothing more about the amount. */
export function bandOfAmount(amount: number): { readonly from: number; readonly to: number } {
  const unit = 10 ** Math.floor(Math.log10(amount)) / SIGNIFICANT;
  const place = BAND_ENDS.findLastIndex((end) => end * unit <= amount);
  const [from = SIGNIFICANT, to = SIGNIFICANT * SIGNIFICANT] = [BAND_ENDS[place], BAND_ENDS[place + 1]];
  return { from: Math.round(from * unit), to: Math.round(to * unit) };
}
