import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Database } from '@/server/platform/database';
import { insertRow } from './sql';

/** ₹5,00,000 a year from the minimum number of people; `over` sets the scope. */
export async function insertSalaryFigure(database: Database, over: Readonly<Record<string, unknown>>): Promise<void> {
  await insertRow(database, 'research.salary_figures', {
    employment: 'fulltime',
    industry_id: 0,
    company_id: 0,
    job_profile_id: 0,
    location_id: 0,
    band: -1,
    count: MIN_GROUP,
    imported: 0,
    recent: 0,
    checked: 0,
    newest: '2026-10-01',
    quantiles: '{500000}',
    band_ends: '{}',
    steps: '[]',
    ...over,
  });
}
