import type { Container } from 'inversify';
import { formatAddress, parseAddress } from '@/core/kernel/common/address';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { NavigationKey } from '@/stores/kernel/navigation/keys';

const PAGE = 'page';
const AFTER = 'after';

/**
 * Returns the facts of a later page. It has its own address (`?page=2`) unless another parameter filters or orders the
 * list. A list without items on the page is empty.
 */
export function listedPage(
  container: Container,
  list: LoadState<{ readonly items: readonly unknown[]; readonly page: number }>,
  parameters: readonly string[],
): Required<Pick<PageTexts, 'ownQuery' | 'isEmpty'>> {
  if (list.state !== 'ready') return { ownQuery: '', isEmpty: false };
  const { items, page } = list.value;
  const isEmpty = items.length === 0;
  const hasOwn = !isEmpty && page > 1 && isWhole(container, PAGE, parameters);
  return { ownQuery: hasOwn ? `?${PAGE}=${page}` : '', isEmpty };
}

/**
 * Returns the query of lists with cursors: `?after=…`. A cursor is a position after an item, so its page is stable.
 * Without a query of its own, the page would share the first page's address, under which its items cannot be found.
 */
export function cursorQueryOf(
  container: Container,
  { items, failure }: { readonly items: readonly unknown[]; readonly failure: unknown },
  after: string | null,
  parameters: readonly string[],
): string {
  const isShown = after !== null && failure === null && items.length > 0;
  return isShown && isWhole(container, AFTER, parameters)
    ? formatAddress({ base: '', query: [[AFTER, after]], hash: '' })
    : '';
}

function isWhole(container: Container, turn: string, parameters: readonly string[]): boolean {
  const { query } = parseAddress(container.get(NavigationKey).address);
  return query.every(([name]) => name === turn || !parameters.includes(name));
}
