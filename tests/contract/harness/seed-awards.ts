import { insertRow, run } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import type { SeededAwards } from './contract-harness';

export async function insertAwards(database: Database, lists: readonly SeededAwards[]): Promise<void> {
  for (const { year, category, places } of lists) {
    await run(
      database,
      `insert into research.award_editions (year, counted_on, companies) values ($1, '2026-01-12', $2) on conflict do nothing`,
      year,
      places.length,
    );
    for (const { companyId, isShared, ...place } of places) {
      await insertRow(database, 'research.award_places', {
        year,
        category: category.urlName,
        category_name: category.name,
        company_id: companyId,
        is_shared: isShared,
        ...place,
      });
    }
  }
}
