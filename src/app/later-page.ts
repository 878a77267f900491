import type { Container } from 'inversify';
import { formatAddress, parseAddress } from '@/core/common/address';
import type { LoadState } from '@/stores/common/load-state';
import { NavigationKey } from '@/stores/navigation/keys';

const PAGE = 'page';
const AFTER = 'after';

/**
 * Returns the query of a list's later page that search engines find under an address of its own: `?page=2`. Empty for the first page, for a list that any other of
 * the screen's query parameters narrows or orders, and behind the last page.
 */
export function listQueryOf(
  container: Container,
  list: LoadState<{ readonly items: readonly unknown[]; readonly page: number }>,
  parameters: readonly string[],
): string {
  const isShown = list.state === 'ready' && list.value.items.length > 0 && list.value.page > 1;
  return isShown && isWhole(container, PAGE, parameters) ? `?${PAGE}=${list.value.page}` : '';
}

/**
 * The same of a list that goes by cursor: `?after=…`. A cursor is a place behind an item, so its page keeps its content where new items come on top; named as
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
