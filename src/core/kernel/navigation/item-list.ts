import type { StructuredData } from './page-meta';

export interface ListPlace {
  readonly page: number;
  readonly limit: number;
}

const FIRST: ListPlace = { page: 1, limit: 0 };

/** Numbers items across pages. Returns nothing for an empty page. */
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
