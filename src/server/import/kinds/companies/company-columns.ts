import { sizeOf } from '@/core/research/company/company-size.rules';
import { column, lineColumn, textColumn } from '@/server/import/columns/column';
import { readDomain } from '@/server/import/columns/read-domain';
import { readAliases } from '@/server/import/columns/read-list';
import { AMBIGUOUS_THOUSANDS, numbersIn, readCount, UNCLEAR_NUMBER_REASON } from '@/server/import/columns/read-number';
import { isNumberLike, place, properName } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { logoColumn } from '@/server/import/pictures/read-picture-file';
import { companyColumn } from '../company-column';
import headings from './headings.json';
import { industryNameShare, isLegalForm } from './industries';
import { socialColumn, tagsColumn } from './listed-facts';
import { withoutOtherLocations } from './packed-cell';

const MIN_YEAR = 1600;
const MAX_INDUSTRY_LENGTH = 200;
/** Matches "17 years old". */
const AGE = /^\d+\s+years?\s+old$/i;

export const companyColumns = {
  name: companyColumn({
    about: "the company's name",
    guesses: headings.name,
  }),
  industry: column({
    about: 'its industry, which may be a new one; size and place may follow in the cell, separated by bars',
    guesses: headings.industry,
    likeness: industryNameShare,
    read: readIndustry,
  }),
  secondary: column({
    about: 'a second industry that it is also in',
    guesses: headings.secondary,
    read: readIndustry,
  }),
  headquarters: column({
    about: 'the city of its headquarters',
    guesses: headings.headquarters,
    read: readHeadquarters,
  }),
  aliases: column({
    about: 'other names, separated by semicolons',
    guesses: headings.aliases,
    read: readAliases,
  }),
  popularity: column({
    about: 'a count of reviews or ratings, for the order of equally good matches',
    guesses: headings.popularity,
    read: readCount,
  }),
  domain: column({
    about: 'its mail domain',
    guesses: headings.domain,
    isShared: true,
    read: readDomain,
  }),
  website: column({
    about: 'the address of its site',
    guesses: headings.website,
    isShared: true,
    read: readWebsite,
  }),
  careers: column({
    about: 'the address of its career site',
    guesses: headings.careers,
    read: readCareerSite,
  }),
  about: textColumn({
    about: 'a paragraph about it',
    guesses: headings.about,
    maxLength: 5_000,
  }),
  social: socialColumn,
  tags: tagsColumn,
  logo: logoColumn,
  founded: column({
    about: 'the year of its foundation',
    guesses: headings.founded,
    read: readYear,
  }),
  status: lineColumn({
    about: 'whether it still exists; companies that were struck off are refused',
    guesses: headings.status,
    maxLength: 80,
  }),
  employees: column({
    about: 'its number of employees in India, or one of the ten sizes',
    guesses: headings.employees,
    read: readEmployees,
  }),
  worldwide: column({
    about: 'its number of employees all over the world, or one of the ten sizes',
    guesses: headings.worldwide,
    notWith: ['india', 'indian'],
    read: readEmployees,
  }),
} as const;

function readIndustry(text: string): string | UnreadableText {
  const line = text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/^[\s|]+|[\s|]+$/g, '');
  const fault = properName(line) ?? (isNumberLike(line) ? 'is a number of things' : null);
  if (fault !== null) return new UnreadableText(fault);
  if (AGE.test(line)) return new UnreadableText('is an age');
  if (line.length > MAX_INDUSTRY_LENGTH) return new UnreadableText(`is longer than ${MAX_INDUSTRY_LENGTH} characters`);
  return isLegalForm(line) ? new UnreadableText('is a legal form, not an industry') : line;
}

/** Reads one of the ten size labels. Bare numbers 1 to 9 are codes. */
export function readEmployees(text: string): string | UnreadableText {
  if (/^\d(\.0)?$/.test(text)) return new UnreadableText('is a code of a size, not a number');
  const numbers = numbersIn(text.replaceAll(/(\d)\s*[-–—]\s*(?=\d)/g, '$1 to '));
  const [least, most] = numbers;
  if (numbers.some(({ value }) => Number.isNaN(value))) return new UnreadableText(UNCLEAR_NUMBER_REASON);
  if (numbers.some(({ mayBeThousands }) => mayBeThousands)) return new UnreadableText(AMBIGUOUS_THOUSANDS);
  if (least === undefined || numbers.length > 2) return new UnreadableText('is not a number of employees');
  const isOpen = most === undefined && /\+|\b(?:above|more|over|plus)\b/i.test(text);
  const size = sizeOf(least.value, most?.value ?? (isOpen ? Number.POSITIVE_INFINITY : least.value));
  return size?.label ?? new UnreadableText('reaches over several of the ten sizes');
}

function readHeadquarters(text: string): string | UnreadableText {
  const city = withoutOtherLocations(text);
  const fault = place(city);
  if (fault !== null) return new UnreadableText(fault);
  return city === '' || city.length > 100 || /\d{3}/.test(city) ? new UnreadableText('is not a place') : city;
}

function readWebsite(text: string): string | UnreadableText {
  const domain = readDomain(text);
  if (domain instanceof UnreadableText) return domain;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

/**
 * Reads a career site. Sites at a job portal are shown, but their domains do not belong to the company
 * (core/research/job-check).
 */
function readCareerSite(text: string): string | UnreadableText {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.')
    ? address
    : new UnreadableText('is not an address');
}

function readYear(text: string): number | UnreadableText {
  const year = Number(/\b(1[6-9]|20)\d{2}\b/.exec(text)?.[0]);
  return year >= MIN_YEAR ? year : new UnreadableText('is not a year');
}
