import { MAX_YEARS } from '@/core/jobs/job-options.rules';
import { asRange } from '@/server/import/columns/as-range';
import { Unreadable } from '@/server/import/columns/unreadable';

export type WorkMode = 'office' | 'hybrid' | 'remote';

const FRESHER = /\bfresh(er|ers)?\b|\bno experience\b/i;

const EMPLOYMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bintern(ship)?s?\b|\btrainee(ship)?\b|\bapprentice/i, 'intern'],
  [/\bpart[\s-]?time\b/i, 'parttime'],
  [/\bfreelanc|\bconsultant \(freelance\)/i, 'freelancer'],
  [/\bcontract(ual|or)?\b|\btemporary\b|\btemp\b|\bfixed[\s-]term\b/i, 'contractual'],
  [/\bfull[\s-]?time\b|\bpermanent\b|\bregular\b/i, 'fulltime'],
];

/** Returns the employment type that a text names; null if it names none. */
export function employmentOf(text: string): string | null {
  return EMPLOYMENTS.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Returns where the work is done, as the first of the texts says it; null if none does. */
export function workModeOf(texts: readonly string[]): WorkMode | null {
  for (const text of texts) {
    if (/\bhybrid\b/i.test(text)) return 'hybrid';
    // "Anywhere in India" is a place where there is an office.
    if (/\b(remote|work from (home|anywhere)|wfh)\b|\banywhere\b(?! in\b)/i.test(text)) return 'remote';
    if (/\b(on[\s-]?site|in[\s-]office|work from office|wfo)\b/i.test(text)) return 'office';
  }
  return null;
}

/** Reads "Hybrid", "On-site", and whether it is remote: "True"; an opening that is not said to be so may be anything else. */
export function readWorkMode(text: string): WorkMode | Unreadable | null {
  if (/^(true|yes|y|1(\.0)?)$/i.test(text)) return 'remote';
  if (/^(false|no|n|0(\.0)?)$/i.test(text)) return null;
  return workModeOf([text]) ?? new Unreadable('is no place of work');
}

/** A number of years or of months; no day or week. */
const TIME =
  /(\d+(?:\.\d+)?)\s*\+?\s*(?:(months?|mos?\b|mths?)|(years?|yrs?))?(?!\d|\.\d|\s*(?:days?|weeks?|hours?))/gi;
const MONTHS_OF_YEAR = 12;

/** Before the most years that are asked for. */
const UP_TO = /\bup\s?to\b|\b(?:less|not more) than\b|\b(?:under|below|within)\b|\bmax(?:imum)?\b|^\s*</i;

const OPEN = /\+|\bplus\b|\babove\b|\bminimum\b|\bmin\b|\bat least\b|\bmore\b/i;

/**
 * Reads "2 - 5 yrs", "3+ years", "Fresher", "0-1", "6 months", "6 months - 2 years", "2 years 6 months" as years; one without an end goes to the most years that
 * anyone has.
 */
export function readExperience(written: string): readonly [least: number, most: number] | Unreadable {
  const text = asRange(written);
  if (FRESHER.test(text) && !/\d/.test(text)) return [0, 0];
  const times = [...text.matchAll(TIME)];
  const [one, other] = times;
  if (one === undefined || times.length > 2 || times.length !== text.match(/\d+(?:\.\d+)?/g)?.length)
    return new Unreadable('is no range of years');
  const [, number, months, years] = one;
  // The unit of "6-18 months" is that of both.
  const isInMonths = months !== undefined || (years === undefined && other?.[2] !== undefined);
  const inYears = Number(number) / (isInMonths ? MONTHS_OF_YEAR : 1);
  const further = other === undefined ? undefined : Number(other[1]) / (other[2] === undefined ? 1 : MONTHS_OF_YEAR);
  const between = text.slice(one.index + one[0].length, other?.index);
  const isSum = years !== undefined && other?.[2] !== undefined && /^[\s,]*(?:and\s+)?$/i.test(between);
  const told = isSum ? inYears + (further ?? 0) : inYears;
  const isAlone = isSum || further === undefined;
  const isUpTo = isAlone && UP_TO.test(text);
  const isOpen = isAlone && !isUpTo && OPEN.test(text);
  const least = isUpTo || (isAlone && FRESHER.test(text)) ? 0 : Math.floor(told);
  const most = isOpen ? MAX_YEARS : Math.ceil(isAlone ? told : further);
  return most < least || most > MAX_YEARS ? new Unreadable('is no range of years') : [least, most];
}

/** Reads an address of the web. */
export function readLink(text: string): string | Unreadable {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLink = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
  return isLink && text.length <= 2_000 ? url.href : new Unreadable('is no address of the web');
}
