import type { QueryPair } from './address';
import { queryValue, withoutQuery, withQuery } from './address';

const PAGE = 'page';
/** No list has a later page: the services take none. */
const MAX_PAGE = 1_000_000_000;

/** Returns the page that a text names, from 1; null for anything that is no page. */
function pageNamed(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : null;
}

/** Returns the page that a query names, from 1; the first one for anything that is no page. */
export function pageIn(query: readonly QueryPair[]): number {
  return pageNamed(queryValue(query, PAGE) ?? '') ?? 1;
}

/** Returns whether a query names a page that no list can have, such as `page=abc`. */
export function hasNoSuchPage(query: readonly QueryPair[]): boolean {
  const text = queryValue(query, PAGE) ?? '';
  return text !== '' && pageNamed(text) === null;
}

/** Returns the address of a page; the first one goes without saying. */
export function withPage(address: string, page: number): string {
  return page === 1 ? withoutPage(address) : withQuery(address, [[PAGE, String(page)]]);
}

export function withoutPage(address: string): string {
  return withoutQuery(address, new Set([PAGE]));
}
