import { Unreadable } from './unreadable';

/** Words for the time that an amount is for, and how many of them a year of work has. */
const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\b(hour|hourly|hr|hrs)\b|\/\s*h\b/i, 2_080],
  [/\b(day|daily)\b/i, 260],
  [/\bfortnight(ly)?\b|\bbi-?weekly\b/i, 26],
  [/\b(week|weekly|wk)\b/i, 52],
  [/\bquarter(ly)?\b/i, 4],
  [/\bhalf[\s-]?year(ly)?\b|\bsemi-?annual(ly)?\b/i, 2],
  [/\b(month|monthly|months|mo|mth)\b|\bp\.?\s?m\b\.?|माह|महीन|मासिक/i, 12],
  [/\b(year|yearly|years|yr|annum|annual|annually)\b|\bp\.?\s?a\b\.?|(?<![a-z])[lc]pa\b|वर्ष|वार्षिक|साल/i, 1],
];

/** Days in a year of work. An amount for a day or less does not say that there is such a year, and so nothing of full-time work. */
const SHORT_PERIODS = 260;

/** Whether an amount of which a year has so many is for a day or less. */
export function isShortPeriod(times: number): boolean {
  return times >= SHORT_PERIODS;
}

/** Returns how many of the periods that a text names a year has; null if it names none. */
export function periodIn(text: string): number | null {
  return periodsIn(text)[0] ?? null;
}

/** Returns the same for each of the periods that a text names. */
export function periodsIn(text: string): readonly number[] {
  let rest = text;
  return PERIODS.flatMap(([words, times]) => {
    const before = rest;
    // "Half-yearly" is no year.
    rest = rest.replace(words, ' ');
    return rest === before ? [] : [times];
  });
}

/** Reads "monthly", "per annum". */
export function readPeriod(text: string): number | Unreadable {
  return periodIn(text) ?? new Unreadable('is no period of pay');
}
