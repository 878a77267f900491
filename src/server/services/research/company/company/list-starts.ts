import { LRUCache } from 'lru-cache';
import type { CompanySort } from '@/contract/generated/company';
import type { Database } from '@/server/platform/database';
import type { CompanyFilters } from './company-filters';
import { facetsOf } from './company-filters';
import { companyStarts } from './company-list.queries';

/** A row of the list to read a page from, and how many rows of the page's place stand between. */
export interface PageStart {
  readonly row: string | null;
  readonly skipped: number;
}

/** The rows from one remembered row of a list to the next. */
const STEP = 200;
const LIFETIME_MS = 20_000;
const MAX_LISTS = 200;

/**
 * Each STEP-th row of the lists that are read far down, so that no page is counted off from the first row. The rows are at most LIFETIME_MS old: companies that
 * came or went since move a page by as many rows, as they do between one page and the next.
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

  /** Returns where to read a page from that begins after so many rows. */
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
    // Past the end there is no row, and after the last of them few.
    const place = Math.min(Math.floor(rows / STEP), starts.length - 1);
    return { row: starts[place] ?? null, skipped: rows - Math.max(place, 0) * STEP };
  }
}
