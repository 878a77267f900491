import type { Container } from 'inversify';
import { parseAddress } from '@/core/common/address';
import type { LoadState } from '@/stores/common/load-state';
import { NavigationKey } from '@/stores/navigation/keys';

const PAGE = 'page';

/**
 * Returns the page of a list that search engines find under an address of its own, from 1: 1 for a list that any other of the
 * screen's query parameters narrows or orders, and behind the last page.
 */
export function listPageOf(
  container: Container,
  list: LoadState<{ readonly items: readonly unknown[]; readonly page: number }>,
  parameters: readonly string[],
): number {
  const { query } = parseAddress(container.get(NavigationKey).address);
  const isWhole = query.every(([name]) => name === PAGE || !parameters.includes(name));
  return isWhole && list.state === 'ready' && list.value.items.length > 0 ? list.value.page : 1;
}
