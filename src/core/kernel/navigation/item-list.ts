import type { StructuredData } from './page-meta';

/** The place of a page in its list, from 1; the whole list if it has no pages. */
export interface ListPlace {
  readonly page: number;
  readonly limit: number;
}

const FIRST: ListPlace = { page: 1, limit: 0 };

/**
 * Returns a page of a list for search engines: name and path of each item in the order that the page shows, numbered on from the pages before.
 * Nothing for an empty page.
 */
export function itemListOf(
  items: readonly (readonly [name: string, path: string])[],
  { page, limit }: ListPlace = FIRST,
): readonly StructuredData[] {
  if (items.length === 0) return [];
  const before = (page - 1) * limit;
  const itemListElement = items.map(([name, url], index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url,
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}
