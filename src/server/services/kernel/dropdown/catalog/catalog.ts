import { MIN_SLIP_LENGTH } from '@/core/research/search/search.rules';
import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { departmentsByName, industriesByName, itemsLike, itemsNamed } from './catalog.queries';
import { searchKeyOf, slipsIn } from './search-key';

type CatalogOperations = 'listDepartments' | 'listIndustries' | 'suggestItems';

/** The lists that forms choose from, open to guests. */
export function createCatalog(database: Database): Pick<DropdownHandlers, CatalogOperations> {
  const present = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
  return {
    async listDepartments() {
      return { status: 200, body: (await database.query(departmentsByName)).map(present) };
    },

    async listIndustries() {
      return { status: 200, body: (await database.query(industriesByName)).map(present) };
    },

    async suggestItems({ path: { list }, query: { q, limit, asText } }) {
      const key = searchKeyOf(q);
      const found = key === '' ? [] : await database.query(itemsNamed, list, key, `${key}\u{10FFFF}`, limit);
      const isLookedForAnew = found.length === 0 && key.length >= MIN_SLIP_LENGTH;
      const rows = isLookedForAnew ? await database.query(itemsLike, list, key, slipsIn(key), limit) : found;
      return { status: 200, body: rows.map(({ id, name, detail }) => ({ id: asText ? null : id, name, detail })) };
    },
  };
}
