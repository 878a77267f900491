import type { QueryPair } from './address';
import { queryValue, withoutQuery, withQuery } from './address';

const PAGE = 'page';
/** The maximum page number. The services refuse higher ones. */
const MAX_PAGE = 1_000_000_000;

function parsePage(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : null;
}

/** Returns the page number, or 1 if the query has no valid number. */
export function pageIn(query: readonly QueryPair[]): number {
  return parsePage(queryValue(query, PAGE) ?? '') ?? 1;
}

export function hasInvalidPage(query: readonly QueryPair[]): boolean {
  const text = queryValue(query, PAGE) ?? '';
  return text !== '' && parsePage(text) === null;
}

/** Returns the address of a page. The first page has no parameter. */
export function withPage(address: string, page: number): string {
  return page === 1 ? withoutPage(address) : withQuery(address, [[PAGE, String(page)]]);
}

export function withoutPage(address: string): string {
  return withoutQuery(address, new Set([PAGE]));
}
