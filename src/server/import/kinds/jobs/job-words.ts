import { MAX_YEARS } from '@/core/research/jobs/job-options.rules';
import { readYears } from '@/server/import/columns/read-years';
import { UnreadableText } from '@/server/import/columns/unreadable';
import type { PlacesInText } from '@/server/import/names/places';
import { withoutTrackingParameters } from './job-key';

export type WorkMode = 'office' | 'hybrid' | 'remote';

const EMPLOYMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bintern(ship)?s?\b|\btrainee(ship)?\b|\bapprentice/i, 'intern'],
  [/\bpart[\s-]?time\b/i, 'parttime'],
  [/\bfreelanc|\bconsultant \(freelance\)/i, 'freelancer'],
  [/\bcontract(ual|or)?\b|\btemporary\b|\btemp\b|\bfixed[\s-]term\b/i, 'contractual'],
  [/\bfull[\s-]?time\b|\bpermanent\b|\bregular\b/i, 'fulltime'],
];

export function employmentOf(text: string): string | null {
  return EMPLOYMENTS.find(([words]) => words.test(text))?.[1] ?? null;
}

export function workModeOf(texts: readonly string[]): WorkMode | null {
  for (const text of texts) {
    if (/\bhybrid\b/i.test(text)) return 'hybrid';
    // "Anywhere in India" is a place with an office.
    if (/\b(remote|work from (home|anywhere)|wfh)\b|\banywhere\b(?! in\b)/i.test(text)) return 'remote';
    if (/\b(on[\s-]?site|in[\s-]office|work from office|wfo)\b/i.test(text)) return 'office';
  }
  return null;
}

/** Returns unknown places. "Remote" is not a place, although the list of cities has it. */
export function unknownPlacesIn({ cities, state, unknown }: PlacesInText): readonly string[] {
  const isOfWorkMode = (part: string) => workModeOf([part]) !== null;
  if (state !== null || cities.some(({ name }) => !isOfWorkMode(name))) return [];
  return unknown.filter((part) => !isOfWorkMode(part));
}

/** Reads "Hybrid", "On-site", or a flag for remote work ("True"). Returns null for "False", which says nothing. */
export function readWorkMode(text: string): WorkMode | UnreadableText | null {
  if (/^(true|yes|y|1(\.0)?)$/i.test(text)) return 'remote';
  if (/^(false|no|n|0(\.0)?)$/i.test(text)) return null;
  return workModeOf([text]) ?? new UnreadableText('is not a place of work');
}

/** Whole years. An open end is the maximum. */
export type Experience = readonly [least: number, most: number];

export function readExperience(text: string): Experience | UnreadableText {
  const years = readYears(text);
  return years instanceof UnreadableText ? years : [Math.floor(years.least), Math.ceil(years.most)];
}

export function experienceBetween(least: Experience | null, most: Experience | null): Experience | null {
  if (least === null && most === null) return null;
  return [least?.[0] ?? 0, most?.[1] ?? endOf(least)];
}

function endOf(least: Experience | null): number {
  return least === null || least[0] === least[1] ? MAX_YEARS : least[1];
}

export function readLink(text: string): string | UnreadableText {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLink = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
  return isLink && text.length <= 2_000
    ? withoutTrackingParameters(url.href)
    : new UnreadableText('is not an address of the web');
}
