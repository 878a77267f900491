import { itemListOf } from '@/core/kernel/navigation/item-list';
import type { StructuredData } from '@/core/kernel/navigation/page-meta';
import type { LoadState } from '@/stores/kernel/common/load-state';

/** Returns an empty list until the items are loaded. `linkOf` returns an item's name and path. */
export function listedItems<Item>(
  list: LoadState<{ readonly items: readonly Item[]; readonly page: number; readonly limit: number }>,
  linkOf: (item: Item) => readonly [name: string, path: string],
): readonly StructuredData[] {
  return list.state === 'ready' ? itemListOf(list.value.items.map(linkOf), list.value) : [];
}
