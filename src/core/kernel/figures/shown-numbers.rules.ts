import { isGroup, MIN_GROUP } from './figures.rules';

/** The rupees that amounts of figures are rounded to: an exact median is often what one person said. */
export const AMOUNT_STEP = 10_000;
/** From so many people on, numbers of people are shown in fives, so that one more or less is not seen. */
export const MIN_FOR_ROUNDED_COUNTS = 50;
/** The step of numbers of many people. */
export const COUNT_STEP = 5;

/** The ends of bands, as two significant digits. Neighbours are 20 to 33 % apart. */
const BAND_ENDS = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80] as const;
const SIGNIFICANT = 10;
const HUNDRED = 100;

/** Returns rupees as figures show them: to ten thousand, half up. */
export function shownAmount(amount: number): number {
  return Math.round(amount / AMOUNT_STEP) * AMOUNT_STEP;
}

/** Returns the uncertainty of a rounded amount in the same steps: at least one. */
export function shownMargin(margin: number): number {
  return Math.max(AMOUNT_STEP, shownAmount(margin));
}

/** Returns a number of people as it is shown: in fives, rounded down, from 50 on. */
export function shownCount(count: number): number {
  return count < MIN_FOR_ROUNDED_COUNTS ? count : inFives(count);
}

/** Returns a number of people in fives, rounded down. */
export function inFives(count: number): number {
  return Math.floor(count / COUNT_STEP) * COUNT_STEP;
}

/** Returns how many contributions are not counted yet, as it is shown: in fives, and null for one to four. */
export function shownHeld(held: number): number | null {
  return held === 0 || isGroup(held) ? inFives(held) : null;
}

/**
 * Returns how many people of a group have something, as it is shown: at least so many, in fives, and with five more in the group, so that neither they nor the others
 * are known to be fewer. Null for fewer than five.
 */
export function shownPart(part: number, group: number): number | null {
  const shown = inFives(Math.min(part, group - MIN_GROUP));
  return isGroup(shown) ? shown : null;
}

/** Returns the share in per cent that a shown part has at least, in a group of at most so many people. */
export function leastShareOf(part: number, mostPeople: number): number {
  return Math.floor((part * HUNDRED) / mostPeople);
}

/** Returns how many people a shown number stands for at most. */
export function mostPeopleOf(shown: number): number {
  return isRoundedCount(shown) ? shown + COUNT_STEP - 1 : shown;
}

/** Returns whether a shown number of people is a rounded one. */
export function isRoundedCount(count: number): boolean {
  return count >= MIN_FOR_ROUNDED_COUNTS;
}

/** Returns the band of fixed ends that an amount above 0 lies in; it says nothing more of the amount. */
export function bandOfAmount(amount: number): { readonly from: number; readonly to: number } {
  const unit = 10 ** Math.floor(Math.log10(amount)) / SIGNIFICANT;
  const place = BAND_ENDS.findLastIndex((end) => end * unit <= amount);
  const [from = SIGNIFICANT, to = SIGNIFICANT * SIGNIFICANT] = [BAND_ENDS[place], BAND_ENDS[place + 1]];
  return { from: Math.round(from * unit), to: Math.round(to * unit) };
}
