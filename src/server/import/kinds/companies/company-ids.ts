import type { CompanyNames } from '@/server/import/names/company-names';
import { companyKeyOf } from '@/server/import/names/name-key';
import type { Database } from '@/server/platform/database';
import { addCompanies } from './add-companies';

/** The tables that an added company makes grow. */
export const COMPANY_TABLES = [
  'catalog.companies',
  'catalog.name_tails',
  'content.communities',
  'research.company_figures',
] as const;

/** Returns the companies of names, in their order, and adds those that nobody knows. */
export async function companyIdsOf(
  tx: Database,
  names: CompanyNames,
  asked: readonly string[],
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const known = await names.find(tx, asked);
  const fresh = new Map(
    asked.flatMap((name, place) => (known[place] === null ? [[companyKeyOf(name), name] as const] : [])),
  );
  const blank = { aliases: [], weight: -1, industryId: 0, headquarters: '', domain: '' };
  const ids = await addCompanies(
    tx,
    [...fresh.values()].map((name) => ({ ...blank, name })),
  );
  names.forget(asked.filter((_, place) => known[place] === null));
  const added = new Map([...fresh.entries()].map(([key, name], place) => [key, { id: ids[place] ?? 0, name }]));
  return asked.map((name, place) => known[place] ?? added.get(companyKeyOf(name)) ?? { id: 0, name });
}
