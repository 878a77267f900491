import { LRUCache } from 'lru-cache';
import type { CompanySort } from '@/contract/generated/company';
import type { Database } from '@/server/platform/database';
import type { CompanyFilters } from './company-filters';
import { facetsOf } from './company-filters';
import { companyStarts } from './company-list.queries';

export interface PageStart {
  readonly row: string | null;
  readonly skipped: number;
}

const STEP = 200;
const LIFETIME_MS = 20_000;
const MAX_LISTS = 200;

/**
 * Caches each STEP-th row, so that deep pages are not counted from the start. Entries expire after LIFETIME_MS. Until
 * then, added or removed rows shift the pages.
 */
export class ListStarts {
  readonly #lists: LRUCache<string, readonly string[], () => Promise<readonly string[]>>;

  constructor(
    private readonly database: Database,
    now: () => number,
  ) {
    this.#lists = new LRUCache({
      max: MAX_LISTS,
      ttl: LIFETIME_MS,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: (_key, _old, { context }) => context(),
    });
  }

  /** Finds where to start reading a page that follows `rows` rows. */
  async startOf(sort: CompanySort, filters: CompanyFilters, rows: number): Promise<PageStart> {
    if (rows < STEP) return { row: null, skipped: rows };
    const facets = facetsOf(filters);
    const { rating } = filters;
    const starts = await this.#lists.forceFetch(`${sort} ${rating ?? ''} ${facets}`, {
      context: async () => {
        const found = await this.database.query(companyStarts[sort], facets, rating, STEP);
        return found.map(({ start }) => start);
      },
    });
    // Past the end there is no row, and after the last start few.
    const place = Math.min(Math.floor(rows / STEP), starts.length - 1);
    return { row: starts[place] ?? null, skipped: rows - Math.max(place, 0) * STEP };
  }
}
