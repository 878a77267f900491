import type { RowOf } from '@/server/platform/sql-types';
import { bigint, from, integer, nullable, text } from '@/server/platform/sql-types';

/** A company in a list: the company (`c`), its industry (`i`), figures (`f`) and facts (`p`, which may be missing). */
export const cardColumns = {
  id: from('c.id', integer),
  slug: from('c.slug', text),
  name: from('c.name', text),
  industry: from('i.name', text),
  headquarters: from('c.headquarters', text),
  offices: from('(select count(*) from research.company_offices where company_id = c.id)', bigint),
  employees: from('p.indian_employees', nullable(text)),
  logo: from('c.logo', nullable(text)),
  reviews: from('f.reviews', integer),
  rating_total: from('f.rating_total', integer),
  newest_review: from(`to_char(f.newest_review, 'YYYY-MM')`, nullable(text)),
  salaries: from('f.salaries', integer),
  jobs: from('f.jobs', integer),
} as const;

export type CardRow = RowOf<typeof cardColumns>;

/** The tables that the columns come from. */
export const CARD_TABLES = `catalog.companies c
  join catalog.industries i on i.id = c.industry_id
  join research.company_figures f on f.company_id = c.id
  left join research.company_profiles p on p.company_id = c.id`;
