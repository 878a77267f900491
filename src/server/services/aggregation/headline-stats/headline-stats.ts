import { LRUCache } from 'lru-cache';
import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import type { HeadlineFigures } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import { countFigures } from './headline-stats.queries';

export interface HeadlineStatsDeps {
  readonly database: Pick<Database, 'query'>;
  /** The figures of a site that this deployment takes over; shown until the database has more. */
  readonly takenOver: HeadlineFigures;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const LIFETIME_MS = 10 * 60_000;

/** Handlers of the figures that the product shows of itself (PD-STATS). They are counted once in ten minutes. */
export function createHeadlineStats({
  database,
  takenOver,
  now,
}: HeadlineStatsDeps): Pick<AggregationHandlers, 'getHeadlineStats'> {
  const count = async (): Promise<HeadlineFigures> => atLeast(takenOver, await countFigures(database));
  const figures = new LRUCache<'all', HeadlineFigures>({
    max: 1,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    // If they cannot be counted again, the old figures are served.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: count,
  });
  return {
    async getHeadlineStats() {
      // The cache keeps the failure to itself where it has no old figures either.
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
