import { UnreadableText } from '@/server/import/columns/unreadable';
import { layeredCompanies, layeredProfiles } from '@/server/import/layers/layered-tables.queries';
import { CatalogList } from '@/server/import/names/catalog-list';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { companyKeyOf } from '@/server/import/names/name-key';
import { Places } from '@/server/import/names/places';
import { storeLogos, writeLogos } from '@/server/import/pictures/imported-logos';
import { takeSalarySnapshot } from '@/server/services/research/salary/snapshot/take-salary-snapshot';
import { defineImportKind } from '../import-kind';
import type { DropRowValue } from '../import-writer';
import { RefusedRow } from '../import-writer';
import { addCompanies } from './add-companies';
import { hasSalaries, updateCompanies, writeProfiles } from './companies.queries';
import { companyColumns, readEmployees } from './company-columns';
import { COMPANY_TABLES } from './company-ids';
import { Industries, industryOf } from './industries';
import { packedFactsIn } from './packed-cell';

const EARLIER_NAME = /\s*[([](?:formerly|earlier|previously|erstwhile|fka)\s*(?:known as|called|:)?\s*([^)\]]+)[)\]]?/i;
/** The reason for industries that the operator may want to add. */
const NOT_LISTED = 'is not an industry of the list';
const GONE =
  /^(?:str(?:ike|uck)[\s-]?off|stof|dissolved|diss?d|amal(?:gamated)?|converted to llp.*|cll[dp]|liquidated|liqd|vanish(?:ed|ing)|vani|closed|shut ?down|defunct|dead)$/i;

interface CompanyEntry {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly weight: number;
  readonly industryId: number;
  readonly secondaryId: number;
  readonly headquarters: string;
  readonly domain: string;
  readonly website: string;
  readonly careers: string;
  readonly about: string;
  readonly founded: number;
  readonly employees: string;
  readonly worldwide: string;
  readonly social: readonly string[];
  readonly tags: readonly string[];
  /** The path of the picture. */
  readonly logoFile: string;
  /** The name of the stored picture; empty until it is stored. */
  readonly logo: string;
}

export const companies = defineImportKind<typeof companyColumns, CompanyEntry>({
  name: 'companies',
  about: 'companies with their industries, headquarters and facts',
  columns: companyColumns,
  isOfThings: true,
  telling: ['industry', 'headquarters', 'popularity', 'website', 'founded', 'employees', 'worldwide'],
  tables: [...COMPANY_TABLES, 'research.company_profiles'],
  settle: async ({ database, authorship, now }) => {
    const [counted] = await database.query(hasSalaries);
    if (counted?.has_salaries === true) await takeSalarySnapshot({ database, authorship, now: () => now });
  },
  open: async (database, run) => {
    const { isRepeat, importId } = run;
    const places = await Places.load(database);
    const industries = new Industries(await CatalogList.load(database, 'industries'));
    const names = new CompanyNames();
    return {
      prepare: (row, leaveOut) => {
        const { name, earlier } = withoutEarlierName(row.name ?? '');
        if (!isCompanyName(name)) return new RefusedRow(`"${row.name}" is not a company name`, ['name']);
        if (GONE.test(row.status ?? ''))
          return new RefusedRow(`no longer does business (its status is "${row.status}")`, ['status']);
        const packed = [row.industry, row.about].flatMap((cell) => packedFactsIn(cell ?? '', places) ?? [])[0];
        const sector = packed?.industry ?? row.industry;
        const idOf = (column: 'industry' | 'secondary', text: string | null) => {
          if (text === null || text === '') return 0;
          const industry = industryOf(text, places);
          const id = industry === null ? null : industries.idOf(industry);
          if (industry === null) leaveOut(column, 'is not an industry name');
          else if (id === null)
            leaveOut(column, column === 'industry' ? `${NOT_LISTED}: the company is under Other` : NOT_LISTED);
          return id ?? 0;
        };
        const industryId = idOf('industry', sector);
        const secondaryId = idOf('secondary', row.secondary);
        for (const column of ['social', 'tags'] as const)
          for (const fault of row[column]?.faults ?? []) leaveOut(column, fault);
        const headquarters = row.headquarters ?? packed?.headquarters ?? '';
        const [city] = places.read(headquarters).cities;
        return {
          name,
          aliases: [...earlier, ...(row.aliases ?? [])].filter((alias) => companyKeyOf(alias) !== companyKeyOf(name)),
          weight: row.popularity === null ? -1 : weightOf(row.popularity),
          industryId,
          secondaryId: secondaryId === industryId ? 0 : secondaryId,
          headquarters: city?.name ?? headquarters,
          domain: row.domain ?? '',
          website: row.website ?? '',
          careers: row.careers ?? '',
          about: row.about === null || packedFactsIn(row.about, places) !== null ? '' : row.about,
          founded: row.founded ?? 0,
          employees: row.employees ?? '',
          worldwide: row.worldwide ?? packedSizeOf(packed?.employees ?? null) ?? '',
          social: row.social?.facts ?? [],
          tags: row.tags?.facts ?? [],
          logoFile: row.logo ?? '',
          logo: '',
        };
      },
      identify: async (asked, entries) => {
        const known = await names.find(
          asked,
          entries.map(({ name }) => name),
        );
        return entries.map(({ name }, place) => companyKeyOf(known[place]?.name ?? name));
      },
      attach: async (asked, entries, leaveOut) => {
        const known = await names.find(
          asked,
          entries.map(({ name }) => name),
        );
        const wanted = entries.map(({ logoFile }, place) => ({ id: known[place]?.id ?? null, file: logoFile }));
        const logos = await storeLogos(asked, 'company', run, wanted, leaveOut);
        const aliases = await ownAliases(asked, names, entries, leaveOut);
        return entries.map((entry, place) => ({ ...entry, aliases: aliases[place] ?? [], logo: logos[place] ?? '' }));
      },
      write: async (tx, entries) => {
        const known = await names.find(
          tx,
          entries.map(({ name }) => name),
        );
        const fresh = entries.filter((_, place) => known[place] === null);
        const ids = await addCompanies(tx, fresh, importId);
        names.forget(fresh.map(({ name }) => name));
        const there = entries.flatMap((entry, place) => {
          const company = known[place] ?? null;
          return company === null ? [] : [{ ...entry, id: company.id }];
        });
        const changing = isRepeat ? [] : there;
        await ownCompanies(tx, changing, importId);
        const updated = new Set(await update(tx, changing));
        const all = [...changing, ...fresh.map((entry, place) => ({ ...entry, id: ids[place] ?? 0 }))];
        for (const id of await writeFacts(tx, all, importId)) updated.add(id);
        for (const id of await writeLogos(tx, 'company', run, all)) updated.add(id);
        return { added: ids.length, updated: there.filter(({ id }) => updated.has(id)).length };
      },
    };
  },
});

/** Returns aliases without the aliases of other companies: a name belongs to one company. */
async function ownAliases(
  database: Parameters<typeof addCompanies>[0],
  names: CompanyNames,
  entries: readonly CompanyEntry[],
  leaveOut: DropRowValue,
): Promise<readonly (readonly string[])[]> {
  const known = await names.find(
    database,
    entries.map(({ name }) => name),
  );
  const owners = await names.find(
    database,
    entries.flatMap(({ aliases }) => aliases),
  );
  const ofBatch = new Map(entries.map(({ name }, place) => [companyKeyOf(name), place] as const));
  let at = 0;
  return entries.map(({ aliases }, place) =>
    aliases.filter((alias) => {
      const owner = owners[at] ?? null;
      at += 1;
      const namesake = ofBatch.get(companyKeyOf(alias)) ?? place;
      const isOthers = owner === null ? namesake !== place : owner.id !== known[place]?.id;
      if (!isOthers) return true;
      const name = owner?.name ?? entries[namesake]?.name ?? alias;
      leaveOut(place, { column: 'aliases', value: alias, reason: `"${alias}" means "${name}" already` });
      return false;
    }),
  );
}

type Identified = CompanyEntry & { readonly id: number };

async function ownCompanies(
  tx: Parameters<typeof addCompanies>[0],
  there: readonly Identified[],
  importId: number,
): Promise<void> {
  const companies = there.map(({ id, aliases, weight, industryId, headquarters, domain, logo }) => ({
    key: String(id),
    given: {
      ...(aliases.length === 0 ? {} : { aliases }),
      ...(weight < 0 ? {} : { weight }),
      ...(industryId === 0 ? {} : { industry_id: industryId }),
      ...(headquarters === '' ? {} : { headquarters }),
      ...(domain === '' ? {} : { domain }),
      ...(logo === '' ? {} : { logo }),
    },
  }));
  await tx.query(layeredCompanies.own, JSON.stringify(companies), importId);
  const profiles = there.map(
    ({ id, about, founded, employees, worldwide, website, careers, secondaryId, social, tags }) => ({
      key: String(id),
      given: {
        ...(about === '' ? {} : { about }),
        ...(founded === 0 ? {} : { founded_year: founded }),
        ...(employees === '' ? {} : { indian_employees: employees }),
        ...(worldwide === '' ? {} : { global_employees: worldwide }),
        ...(website === '' ? {} : { website }),
        ...(careers === '' ? {} : { career_site_url: careers }),
        ...(secondaryId === 0 ? {} : { secondary_industry_id: secondaryId }),
        ...(social.length === 0 ? {} : { social_media: social }),
        ...(tags.length === 0 ? {} : { info_tags: tags }),
      },
    }),
  );
  await tx.query(
    layeredProfiles.own,
    JSON.stringify(profiles.filter(({ given }) => Object.keys(given).length > 0)),
    importId,
  );
}

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
  importId: number,
): Promise<readonly number[]> {
  const changed = await tx.query(writeProfiles, {
    id: all.map(({ id }) => id),
    about: all.map(({ about }) => about),
    founded: all.map(({ founded }) => founded),
    indian: all.map(({ employees }) => employees),
    global: all.map(({ worldwide }) => worldwide),
    website: all.map(({ website }) => website),
    careers: all.map(({ careers }) => careers),
    secondary: all.map(({ secondaryId }) => secondaryId),
    social: all.map(({ social }) => social.join('\n')),
    tags: all.map(({ tags }) => tags.join('\n')),
    import_id: importId,
  });
  return changed.map(({ id }) => id);
}

/** Splits "Acme Auto Ltd (Formerly known as Best Cars Ltd)" into Acme Auto Ltd and an alias. */
function withoutEarlierName(text: string): { readonly name: string; readonly earlier: readonly string[] } {
  const found = EARLIER_NAME.exec(text);
  const name = text.replace(EARLIER_NAME, '').replace(/[\s,;]+$/, '');
  return { name, earlier: found?.[1] === undefined ? [] : [found[1].trim()] };
}

function packedSizeOf(text: string | null): string | null {
  const size = text === null ? null : readEmployees(text);
  return size instanceof UnreadableText ? null : size;
}

/** Returns the weight. Ten times the reviews add ten to it. */
function weightOf(count: number): number {
  return Math.round(10 * Math.log10(1 + count));
}
