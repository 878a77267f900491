import type { DropdownList } from '@/contract/generated/dropdown';
import { MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { withVAndWSwapped } from '@/core/kernel/common/other-v.rules';
import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { allowedTypos } from './allowed-typos';
import { departmentsByName, industriesByName, itemsLike, selectItems } from './catalog.queries';

type CatalogOperations = 'listDepartments' | 'listIndustries' | 'suggestItems';

export function createCatalog(database: Database): Pick<DropdownHandlers, CatalogOperations> {
  const present = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
  const itemsNear = async (list: DropdownList, key: string, limit: number, isWhole: boolean) => {
    if (key.length < MIN_TYPO_LENGTH) return [];
    const near = await database.query(itemsLike, list, key, allowedTypos(key), limit, isWhole);
    const other = near.length === 0 ? withVAndWSwapped(key) : null;
    return other === null ? near : database.query(itemsLike, list, other, allowedTypos(other), limit, isWhole);
  };
  return {
    async listDepartments() {
      return { status: 200, body: (await database.query(departmentsByName)).map(present) };
    },

    async listIndustries() {
      return { status: 200, body: (await database.query(industriesByName)).map(present) };
    },

    async suggestItems({ path: { list }, query: { q, limit, asText } }) {
      const key = searchKeyOf(q);
      const found = key === '' ? [] : await database.query(selectItems, list, key, `${key}\u{10FFFF}`, limit);
      const hasWhole = found.some(({ name }) => searchKeyOf(name) === key);
      const near = hasWhole || found.length >= limit ? [] : await itemsNear(list, key, limit, found.length > 0);
      const known = new Set(found.map(({ id }) => id));
      // "bangalore" is not a typo of Mangaluru.
      const isFound = near[0] !== undefined && known.has(near[0].id);
      const others = isFound ? [] : near.filter(({ id }) => !known.has(id)).slice(0, limit - found.length);
      const present = (isNear: boolean) => (item: (typeof found)[number]) => ({
        id: asText ? null : item.id,
        name: item.name,
        detail: item.detail,
        isNear,
      });
      return { status: 200, body: [...found.map(present(false)), ...others.map(present(true))] };
    },
  };
}
