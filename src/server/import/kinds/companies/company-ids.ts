import type { CompanyNames } from '@/server/import/names/company-names';
import { companyKeyOf } from '@/server/import/names/name-key';
import type { Database } from '@/server/platform/database';
import { importKeyOf } from '../import-key';
import { addCompanies } from './add-companies';

export const COMPANY_TABLES = [
  'catalog.companies',
  'catalog.name_tails',
  'content.communities',
  'research.company_figures',
] as const;

interface OfCompany {
  readonly company: string;
}

export async function companyScopedKeys<Entry extends OfCompany>(
  database: Database,
  names: CompanyNames,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Promise<readonly string[]> {
  const known = await names.find(
    database,
    entries.map(({ company }) => company),
  );
  return entries.map((entry, place) => `${companyKeyOf(known[place]?.name ?? entry.company)} ${keyOf(entry)}`);
}

export async function companyIdsOf(
  tx: Database,
  names: CompanyNames,
  entries: readonly OfCompany[],
  importId: number,
): Promise<readonly number[]> {
  const asked = entries.map(({ company }) => company);
  const known = await names.find(tx, asked);
  const fresh = new Map(
    asked.flatMap((name, place) => (known[place] === null ? [[companyKeyOf(name), name] as const] : [])),
  );
  const blank = { aliases: [], weight: -1, industryId: 0, headquarters: '', domain: '' };
  const ids = await addCompanies(
    tx,
    [...fresh.values()].map((name) => ({ ...blank, name })),
    importId,
  );
  names.forget(asked.filter((_, place) => known[place] === null));
  const added = new Map([...fresh.keys()].map((key, place) => [key, ids[place] ?? 0]));
  return asked.map((name, place) => known[place]?.id ?? added.get(companyKeyOf(name)) ?? 0);
}

export async function entriesWithCompanyKeys<Entry extends OfCompany & { readonly key: string }>(
  tx: Database,
  names: CompanyNames,
  entries: readonly Entry[],
  importId: number,
) {
  const companyIds = await companyIdsOf(tx, names, entries, importId);
  return entries.map((entry, place) => {
    const companyId = companyIds[place] ?? 0;
    return { ...entry, companyId, importKey: importKeyOf([companyId, entry.key]) };
  });
}
