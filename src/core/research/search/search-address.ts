import { parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';

export const SEARCH_SECTIONS = ['reviews', 'salaries', 'interviews', 'jobs', 'benefits', 'photos'] as const;

export type SearchSection = (typeof SEARCH_SECTIONS)[number];

export interface SearchAddress {
  readonly section: SearchSection | null;
  readonly company: string;
  readonly specific: string;
  readonly benefit: string;
  readonly jobProfile: string;
  readonly jobLocation: string;
  readonly designation: string;
  readonly campaign: string;
  readonly rid: string;
  readonly CompanyName: string;
  readonly Type: string;
  readonly q: string;
  readonly location: string;
  readonly industry: string;
}

export const NO_SEARCH: SearchAddress = {
  section: null,
  company: '',
  specific: '',
  benefit: '',
  jobProfile: '',
  jobLocation: '',
  designation: '',
  campaign: '',
  rid: '',
  CompanyName: '',
  Type: '',
  q: '',
  location: '',
  industry: '',
};

export const SPECIFIC_TERMS: readonly string[] = [
  'freshers',
  'internship',
  'part-time',
  'remote',
  'night-shift',
  'walk-in',
];

export const LOCATION_SUFFIX = '-location';
export const BENEFIT_SUFFIX = /-benefits?$/;

const QUERY = ['q', 'designation', 'campaign', 'rid', 'CompanyName', 'Type', 'location', 'industry'] as const;

/**
 * Builds an address. Section, company, kind of work, benefit, profile and location are segments, the other members are
 * the query.
 */
export function buildSearchAddress(given: Partial<SearchAddress>): string {
  const address = { ...NO_SEARCH, ...given };
  const section = address.section ?? 'search';
  const segments = [
    section,
    address.company === '' ? '' : `${address.company}-${section}`,
    address.specific,
    address.benefit,
    address.jobProfile,
    address.jobLocation === '' ? '' : `${address.jobLocation}${LOCATION_SUFFIX}`,
  ];
  const path = segments.filter((segment) => segment !== '').map(encodeURIComponent);
  return withQuery(
    `/${path.join('/')}`,
    QUERY.flatMap((name) => (address[name] === '' ? [] : [[name, address[name]]])),
  );
}

/** Returns null if `buildSearchAddress` cannot have built it. A segment without another meaning is the profile. */
export function parseSearchAddress(path: string, query: string): SearchAddress | null {
  const [first = '', ...segments] = path.split('/').filter(Boolean).map(decode);
  const section = SEARCH_SECTIONS.find((one) => one === first) ?? null;
  if (section === null && first !== 'search') return null;
  const pairs = parseAddress(query.startsWith('?') ? query : `?${query}`).query;
  const named = Object.fromEntries(QUERY.map((name) => [name, plain(queryValue(pairs, name) ?? '')]));
  const rest = [...segments];
  const ofCompany = section === null ? SEARCH_SECTIONS.find((one) => rest[0]?.endsWith(`-${one}`)) : section;
  const companyEnd = `-${ofCompany ?? first}`;
  const company = rest[0]?.endsWith(companyEnd) === true ? (rest.shift() ?? '').slice(0, -companyEnd.length) : '';
  const jobLocation =
    rest.at(-1)?.endsWith(LOCATION_SUFFIX) === true ? (rest.pop() ?? '').slice(0, -LOCATION_SUFFIX.length) : '';
  const specific = rest[0] !== undefined && SPECIFIC_TERMS.includes(rest[0]) ? (rest.shift() ?? '') : '';
  const benefit = rest[0] !== undefined && BENEFIT_SUFFIX.test(rest[0]) ? (rest.shift() ?? '') : '';
  const of = company === '' ? section : (ofCompany ?? null);
  return { ...NO_SEARCH, ...named, section: of, company, jobLocation, specific, benefit, jobProfile: rest.join(' ') };
}

export function termsOf(address: SearchAddress): readonly string[] {
  const { q, CompanyName, company, specific, benefit, designation, jobProfile, jobLocation } = address;
  const words = [company, specific, benefit.replace(BENEFIT_SUFFIX, ''), jobProfile, jobLocation].map((name) =>
    name.replaceAll('-', ' '),
  );
  const [ofCompany = '', ...others] = words;
  const all = [q, CompanyName, ofCompany, designation, ...others].map((text) => text.replaceAll(',', ' ').trim());
  return [...new Set(all.filter((text) => text !== ''))];
}

/** Replaces the one character that the services refuse. */
function plain(text: string): string {
  return text.replaceAll('\0', '');
}

function decode(segment: string): string {
  try {
    return plain(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
