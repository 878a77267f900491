import { column, lineColumn, textColumn } from '@/server/import/columns/column';
import { readDomain } from '@/server/import/columns/read-domain';
import { readAliases } from '@/server/import/columns/read-list';
import { readCount } from '@/server/import/columns/read-number';
import { isNumberLike, place, properName } from '@/server/import/columns/shapes';
import { Unreadable } from '@/server/import/columns/unreadable';
import { CatalogList } from '@/server/import/names/catalog-list';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { companyKeyOf } from '@/server/import/names/name-key';
import { Places } from '@/server/import/names/places';
import { companyColumn } from '../company-column';
import { defineImportKind } from '../import-kind';
import { Refused } from '../import-writer';
import { addCompanies } from './add-companies';
import { updateCompanies, writeProfiles } from './companies.queries';
import { COMPANY_TABLES } from './company-ids';
import { Industries, industryOf, isLegalForm } from './industries';
import { factsIn, withoutOthers } from './packed-cell';

const EARLIER_NAME = /\s*[([](?:formerly|earlier|previously|erstwhile|fka)\s*(?:known as|called|:)?\s*([^)\]]+)[)\]]?/i;
const MIN_YEAR = 1600;
/** Words and codes of the register of companies. */
const GONE =
  /^(?:str(?:ike|uck)[\s-]?off|stof|dissolved|diss?d|amal(?:gamated)?|converted to llp.*|cll[dp]|liquidated|liqd|vanish(?:ed|ing)|vani|closed|shut ?down|defunct|dead)$/i;
const MAX_INDUSTRY_LENGTH = 200;
const MAX_EMPLOYEES_LENGTH = 40;

const columns = {
  name: companyColumn({
    about: "the company's name",
    guesses: [
      'company name',
      'name of company',
      'employer name',
      'organisation name',
      'organization name',
      'issuer name',
      'startup name',
      'startup',
      'company',
      'employer',
      'organisation',
      'organization',
      'firm',
      'brand',
      'कंपनी',
      'कंपनी का नाम',
      'name',
    ],
  }),
  industry: column({
    about: 'its industry, a new one too; behind bars in the cell may stand its size and its place',
    guesses: [
      'industry',
      'primary industry',
      'sector',
      'industry name',
      'company type',
      'category',
      'domain of business',
      'industries',
      'industry vertical',
      'principal business activity',
      'principal business activity as per cin',
      'nature of business',
      'ctype',
      'business activity',
      'उद्योग',
      'type',
    ],
    read: readIndustry,
  }),
  headquarters: column({
    about: 'the city of its headquarters',
    guesses: [
      'headquarters',
      'hq',
      'headquarter',
      'head office',
      'hq city',
      'headquarters location',
      'city',
      'location',
      'base city',
      'locality',
      'company location',
      'शहर',
      'मुख्यालय',
    ],
    read: readHeadquarters,
  }),
  aliases: column({
    about: 'other names, separated by semicolons',
    guesses: [
      'aliases',
      'alias',
      'also known as',
      'short name',
      'abbreviation',
      'other names',
      'legal name',
      'former name',
      'ticker',
      'symbol',
    ],
    read: readAliases,
  }),
  popularity: column({
    about: 'a count of reviews or ratings, for the order of equally good matches',
    guesses: [
      'ratings count',
      'rating count',
      'number of ratings',
      'review count',
      'reviews count',
      'number of reviews',
      'total reviews',
      'reviews',
      'followers',
      'salaries',
    ],
    read: readCount,
  }),
  domain: column({
    about: 'its mail domain',
    guesses: ['domain', 'email domain', 'mail domain', 'website', 'web site', 'url', 'homepage'],
    isShared: true,
    read: readDomain,
  }),
  website: column({
    about: 'the address of its site',
    guesses: ['website', 'web site', 'url', 'homepage', 'site', 'company url', 'website url'],
    isShared: true,
    read: readWebsite,
  }),
  about: textColumn({
    about: 'a paragraph about it',
    guesses: ['about', 'description', 'overview', 'about company', 'company description', 'summary'],
    maxLength: 5_000,
  }),
  founded: column({
    about: 'the year of its foundation',
    guesses: [
      'founded',
      'founded year',
      'year founded',
      'foundation year',
      'founded in',
      'established',
      'year of establishment',
      'inception',
      'date of registration',
      'date of incorporation',
      'incorporation date',
      'registration date',
      'year of incorporation',
    ],
    read: readYear,
  }),
  status: lineColumn({
    about: 'whether it still exists; one that was struck off is refused',
    guesses: ['company status', 'status', 'registration status', 'current status', 'operating status'],
    maxLength: 80,
  }),
  employees: column({
    about: 'its number of employees, as it is shown',
    guesses: [
      'employees',
      'employee count',
      'number of employees',
      'employees in india',
      'company size',
      'headcount',
      'size',
      'no of employees',
    ],
    read: readEmployees,
  }),
} as const;

interface CompanyEntry {
  readonly name: string;
  readonly aliases: readonly string[];
  /** -1, 0 and empty texts where nothing is given. */
  readonly weight: number;
  readonly industry: string;
  readonly headquarters: string;
  readonly domain: string;
  readonly website: string;
  readonly about: string;
  readonly founded: number;
  readonly employees: string;
}

/** Companies. One that is known by its name, an alias or its name without a legal form is updated with what the row has. */
export const companies = defineImportKind<typeof columns, CompanyEntry>({
  name: 'companies',
  about: 'companies with their industries, headquarters and facts',
  columns,
  isOfThings: true,
  telling: ['industry', 'headquarters', 'popularity', 'website', 'founded', 'employees'],
  tables: [...COMPANY_TABLES, 'research.company_profiles'],
  open: async (database, { isRepeat }) => {
    const places = await Places.load(database);
    const industries = new Industries(await CatalogList.load(database, 'industries'));
    const names = new CompanyNames();
    return {
      prepare: (row, leaveOut) => {
        const { name, earlier } = withoutEarlierName(row.name ?? '');
        if (!isCompanyName(name)) return new Refused(`"${row.name}" is no name of a company`);
        if (GONE.test(row.status ?? ''))
          return new Refused(`does no business any more (its status is "${row.status}")`);
        const packed = [row.industry, row.about].flatMap((cell) => factsIn(cell ?? '', places) ?? [])[0];
        const sector = packed?.industry ?? row.industry;
        const industry = sector === null || sector === '' ? '' : industryOf(sector, places);
        if (industry === null) leaveOut('industry', 'is no name of an industry');
        const headquarters = row.headquarters ?? packed?.headquarters ?? '';
        const [city] = places.read(headquarters).cities;
        return {
          name,
          aliases: [...earlier, ...(row.aliases ?? [])].filter((alias) => companyKeyOf(alias) !== companyKeyOf(name)),
          weight: row.popularity === null ? -1 : weightOf(row.popularity),
          industry: industry ?? '',
          headquarters: city?.name ?? headquarters,
          domain: row.domain ?? '',
          website: row.website ?? '',
          about: row.about === null || factsIn(row.about, places) !== null ? '' : row.about,
          founded: row.founded ?? 0,
          employees: row.employees ?? packed?.employees ?? '',
        };
      },
      identify: async (asked, entries) => {
        const known = await names.find(
          asked,
          entries.map(({ name }) => name),
        );
        return entries.map(({ name }, place) => companyKeyOf(known[place]?.name ?? name));
      },
      write: async (tx, entries) => {
        const known = await names.find(
          tx,
          entries.map(({ name }) => name),
        );
        const industryIds = await industries.ids(
          tx,
          entries.map(({ industry }) => industry),
        );
        const complete = entries.map((entry, place) => ({ ...entry, industryId: industryIds[place] ?? 0 }));
        const fresh = complete.filter((_, place) => known[place] === null);
        const ids = await addCompanies(tx, fresh);
        names.forget(fresh.map(({ name }) => name));
        const there = complete.flatMap((entry, place) => {
          const company = known[place] ?? null;
          return company === null ? [] : [{ ...entry, id: company.id }];
        });
        const changing = isRepeat ? [] : there;
        const updated = new Set(await update(tx, changing));
        const all = [...changing, ...fresh.map((entry, place) => ({ ...entry, id: ids[place] ?? 0 }))];
        for (const id of await writeFacts(tx, all)) updated.add(id);
        return { added: ids.length, updated: there.filter(({ id }) => updated.has(id)).length };
      },
    };
  },
});

type Identified = CompanyEntry & { readonly id: number; readonly industryId: number };

async function update(
  tx: Parameters<typeof addCompanies>[0],
  there: readonly Identified[],
): Promise<readonly number[]> {
  const changed = await tx.query(
    updateCompanies,
    there.map(({ id }) => id),
    there.map(({ aliases }) => aliases.join('\n')),
    there.map(({ weight }) => weight),
    there.map(({ industryId }) => industryId),
    there.map(({ headquarters }) => headquarters),
    there.map(({ domain }) => domain),
  );
  return changed.map(({ id }) => id);
}

async function writeFacts(
  tx: Parameters<typeof addCompanies>[0],
  all: readonly Identified[],
): Promise<readonly number[]> {
  const changed = await tx.query(
    writeProfiles,
    all.map(({ id }) => id),
    all.map(({ about }) => about),
    all.map(({ founded }) => founded),
    all.map(({ employees }) => employees),
    all.map(({ website }) => website),
  );
  return changed.map(({ id }) => id);
}

/** "Acme Auto Ltd (Formerly known as Best Cars Ltd)" is Acme Auto Ltd with another name. */
function withoutEarlierName(text: string): { readonly name: string; readonly earlier: readonly string[] } {
  const found = EARLIER_NAME.exec(text);
  const name = text.replace(EARLIER_NAME, '').replace(/[\s,;]+$/, '');
  return { name, earlier: found?.[1] === undefined ? [] : [found[1].trim()] };
}

function readIndustry(text: string): string | Unreadable {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  const fault = properName(line) ?? (isNumberLike(line) ? 'is a number of things' : null);
  if (fault !== null) return new Unreadable(fault);
  if (line.length > MAX_INDUSTRY_LENGTH) return new Unreadable(`is longer than ${MAX_INDUSTRY_LENGTH} characters`);
  return isLegalForm(line) ? new Unreadable('is a legal form, not an industry') : line;
}

/** The numbers 1 to 9 alone are codes for sizes. */
function readEmployees(text: string): string | Unreadable {
  if (/^\d(\.0)?$/.test(text)) return new Unreadable('is a code of a size, not a number');
  return text.length > MAX_EMPLOYEES_LENGTH
    ? new Unreadable(`is longer than ${MAX_EMPLOYEES_LENGTH} characters`)
    : text;
}

function readHeadquarters(text: string): string | Unreadable {
  const city = withoutOthers(text);
  const fault = place(city);
  if (fault !== null) return new Unreadable(fault);
  return city === '' || city.length > 100 || /\d{3}/.test(city) ? new Unreadable('is no place') : city;
}

function readWebsite(text: string): string | Unreadable {
  const domain = readDomain(text);
  if (domain instanceof Unreadable) return domain;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function readYear(text: string): number | Unreadable {
  const year = Number(/\b(1[6-9]|20)\d{2}\b/.exec(text)?.[0]);
  return year >= MIN_YEAR ? year : new Unreadable('is no year');
}

/** Ten times more reviews put a company ten places of weight higher. */
function weightOf(count: number): number {
  return Math.round(10 * Math.log10(1 + count));
}
