import type { Container } from 'inversify';
import { formatAddress, parseAddress } from '@/core/kernel/common/address';
import type { PageTexts } from '@/core/kernel/navigation/page-meta';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { NavigationKey } from '@/stores/kernel/navigation/keys';

const PAGE = 'page';
const AFTER = 'after';

/**
 * Returns how search engines find a list. A later page has an address of its own (`?page=2`), but for a list that any other of the screen's query parameters narrows
 * or orders; a list without items, or after its last page, is empty.
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
 * The same of a list that goes by cursor: `?after=…`. A cursor is a place after an item, so its page keeps its content when new items come on top; named as
 * the first page, what only it has would be found by nobody.
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
