import { LRUCache } from 'lru-cache';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { HeadlineStats, NewestSalary, Spotlight } from '@/core/research/headline-stats/headline-stats';
import { MAX_LISTED_JOB_PROFILES, newestSalaryOf } from '@/core/research/headline-stats/newest-salary.rules';
import { MAX_SPOTLIGHT_COMPANIES, spotlightOf } from '@/core/research/headline-stats/spotlight.rules';
import { ANY, ANY_BAND } from '@/core/research/salaries/salary-scopes.rules';
import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import type { HeadlineFigures } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { presentCard } from '@/server/services/research/company/company/company-details.presenter';
import { allCompanies } from '@/server/services/research/company/company/company-list.queries';
import { presentGroups } from '@/server/services/research/salary/salaries/salary.presenter';
import { pagesBy } from '@/server/services/research/salary/salaries/salary.queries';
import type { CountedFigure } from './headline-stats.queries';
import { countFigures } from './headline-stats.queries';

export interface HeadlineStatsDeps {
  readonly database: Pick<Database, 'query'>;
  readonly takenOver: HeadlineFigures;
  readonly now: () => number;
}

const LIFETIME_MS = 10 * 60_000;

/**
 * Returns headline figures (PD-STATS), fixed at the day's first call, because a live count would reveal single users'
 * actions. Counts of zero are taken again, since an import may fill them. Cached for ten minutes.
 */
export function createHeadlineStats({
  database,
  takenOver,
  now,
}: HeadlineStatsDeps): Pick<AggregationHandlers, 'getHeadlineStats'> {
  const newestSalary = async (): Promise<NewestSalary | null> => {
    const scope = [ANY, ANY, ANY_BAND, USUAL_EMPLOYMENT] as const;
    const rows = await database.query(pagesBy.jobProfile.page(MAX_LISTED_JOB_PROFILES), ...scope, 0);
    return newestSalaryOf(presentGroups(rows, now()), now());
  };
  const spotlight = async (): Promise<Spotlight | null> => {
    const rows = await database.query(allCompanies.reviews.first, MAX_SPOTLIGHT_COMPANIES, 0);
    return spotlightOf(rows.map(presentCard), now());
  };
  let ofDay: { readonly day: string; readonly counted: Readonly<Record<CountedFigure, number>> } | null = null;
  const countedToday = async () => {
    const day = dayInIndia(now());
    const known = ofDay?.day === day ? ofDay.counted : null;
    if (known !== null && !Object.values(known).includes(0)) return known;
    const kept = Object.entries(known ?? {}).filter(([, count]) => count > 0);
    ofDay = { day, counted: { ...(await countFigures(database, day)), ...Object.fromEntries(kept) } };
    return ofDay.counted;
  };
  const count = async (): Promise<HeadlineStats> => {
    const [counted, salary, company] = await Promise.all([countedToday(), newestSalary(), spotlight()]);
    return { ...atLeast(takenOver, counted), newestSalary: salary, spotlight: company };
  };
  const figures = new LRUCache<'all', HeadlineStats>({
    max: 1,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    // Stale figures are served on failure.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: count,
  });
  return {
    async getHeadlineStats() {
      // The cache hides the failure if it has nothing stale.
      return { status: 200, body: (await figures.fetch('all')) ?? (await count()) };
    },
  };
}

function atLeast(takenOver: HeadlineFigures, counted: Partial<HeadlineFigures>): HeadlineFigures {
  const larger = (figure: keyof HeadlineFigures) => Math.max(takenOver[figure], counted[figure] ?? 0);
  return {
    reviews: larger('reviews'),
    interviews: larger('interviews'),
    salaries: larger('salaries'),
    users: larger('users'),
  };
}
