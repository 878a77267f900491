import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { companyKeysOf, nameKeyOf } from '@/server/import/names/name-key';
import type { Database } from '@/server/platform/database';
import { insertCompanies, lastCompanyId, lockCompanies, usedSlugs } from './companies.queries';

/** A company to add. 0, -1 and empty texts mean unknown. */
export interface NewCompany {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly weight: number;
  readonly industryId: number;
  readonly headquarters: string;
  readonly domain: string;
}

/** The lowest imported id. Lower ids belong to the reference data and the demo. */
const FIRST_IMPORTED_ID = 100_000;
const MAX_SLUG_LENGTH = 80;

export async function addCompanies(
  tx: Database,
  companies: readonly NewCompany[],
  importId: number | null,
): Promise<readonly number[]> {
  if (companies.length === 0) return [];
  await tx.execute(lockCompanies);
  const [last] = await tx.query(lastCompanyId);
  const first = Math.max(FIRST_IMPORTED_ID, (last?.id ?? 0) + 1);
  const ids = companies.map((_, place) => first + place);
  await tx.query(insertCompanies, {
    id: ids,
    name: companies.map(({ name }) => name),
    aliases: companies.map((company) => aliasesOf(company).join('\n')),
    weight: companies.map(({ weight }) => weight),
    slug: await slugsOf(tx, companies),
    industry: companies.map(({ industryId }) => industryId),
    headquarters: companies.map(({ headquarters }) => headquarters),
    domain: companies.map(({ domain }) => domain),
    import_id: importId,
  });
  return ids;
}

function aliasesOf({ name, aliases }: NewCompany): readonly string[] {
  return [...aliases, ...companyKeysOf(name).filter((key) => key !== nameKeyOf(name))];
}

async function slugsOf(tx: Database, companies: readonly NewCompany[]): Promise<readonly string[]> {
  const wanted = companies.map(({ name }) => lastingUrlNameOf(name, MAX_SLUG_LENGTH));
  const taken = new Set((await tx.query(usedSlugs, [...new Set(wanted)])).map(({ slug }) => slug));
  return wanted.map((slug) => {
    let own = slug;
    for (let number = 2; taken.has(own); number += 1) own = `${slug}-${number}`;
    taken.add(own);
    return own;
  });
}
