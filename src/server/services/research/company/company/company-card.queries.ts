import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { RowOf } from '@/server/platform/sql-types';
import { bigint, from, integer, nullable, text } from '@/server/platform/sql-types';
import { NEWEST_REVIEW } from './newest-review';

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
  newest_review: from(NEWEST_REVIEW, nullable(text)),
  salaries: from('f.salaries', integer),
  paid_median: from('s.quantiles[1 + cardinality(s.quantiles) / 2]', nullable(integer)),
  balance_count: from('coalesce(b.count, 0)', integer),
  balance_total: from('coalesce(b.total, 0)', integer),
  jobs: from('f.jobs', integer),
} as const;

export type CardRow = RowOf<typeof cardColumns>;

export const CARD_TABLES = `catalog.companies c
  join catalog.industries i on i.id = c.industry_id
  join research.company_figures f on f.company_id = c.id
  left join research.company_profiles p on p.company_id = c.id
  left join research.salary_figures s on s.industry_id = 0 and s.company_id = c.id and s.job_profile_id = 0 and s.location_id = 0 and s.band = -1
    and s.employment = '${USUAL_EMPLOYMENT}'
  left join lateral (
    select sum(n1 + n2 + n3 + n4 + n5)::int as count, sum(n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5)::int as total
    from research.review_ratings where company_id = c.id and aspect = 'balance'
  ) b on true`;
