import type { Database } from '@/server/platform/database';
import { benefitCatalogue } from '@/server/services/research/benefits/benefits/benefit-catalogue';
import { bulkInsert } from './bulk-insert';
import { insertBenefits, selectDepartments, selectLocations } from './demo.queries';
import { benefitTexts, companies, departments } from './demo-data';
import { Random } from './random';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 900;
const MAX_REPORTS = 120;
const EMPTY_FROM_END = 1;
const EVERY_THIN = 7;

export async function loadBenefits(tx: Database, now: number): Promise<void> {
  const random = new Random('benefits');
  const byName = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [name, id]));
  const departmentIds = [
    ...byName(
      await tx.query(
        selectDepartments,
        departments.map(({ name }) => name),
      ),
    ).values(),
  ];
  const cityIds = byName(await tx.query(selectLocations, [...new Set(companies.map(({ city }) => city))]));
  const rows = companies.flatMap(({ city }, place) => {
    if (place >= companies.length - EMPTY_FROM_END) return [];
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const count = isThin
      ? random.integer(1, 3)
      : Math.min(MAX_REPORTS, Math.round(random.skewed(place === 0 ? 4.4 : 2.4, 0.6)));
    const shares = benefitCatalogue.map(({ code }) => ({ code, share: random.chance(0.25) ? 0 : random.next() }));
    return Array.from({ length: count }, () => {
      const codes = shares.filter(({ share }) => random.chance(share)).map(({ code }) => code);
      const named = codes.length === 0 ? ['PROVIDENT_FUND'] : codes;
      const said = named.flatMap((code) => benefitTexts[code] ?? []);
      return {
        id: random.uuid(),
        company_id: place + 1,
        codes: named,
        text: said.length > 0 && random.chance(0.7) ? random.sample(said, random.integer(1, 2)).join(' ') : null,
        department_id: random.pick(departmentIds),
        location_id: cityIds.get(city) ?? null,
        is_current: random.chance(0.7),
        proof: random.chance(0.4) ? ('WORK_EMAIL' as const) : null,
        created_at: new Date(now - Math.floor(random.next() * MAX_AGE_DAYS * DAY_MS)),
      };
    });
  });
  await bulkInsert(tx, insertBenefits, rows);
}
