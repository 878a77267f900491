import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { nameSearchValues } from '@/server/platform/name-search';
import { departmentsByName, industriesByName, itemsNamed } from './catalog.queries';

/** The lists that forms choose from, open to guests. */
export function createCatalog(database: Database): DropdownHandlers {
  const present = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
  return {
    async listDepartments() {
      return { status: 200, body: (await database.query(departmentsByName)).map(present) };
    },

    async listIndustries() {
      return { status: 200, body: (await database.query(industriesByName)).map(present) };
    },

    async suggestItems({ path, query }) {
      const rows = await database.query(itemsNamed[path.list], ...nameSearchValues(query.q, query.limit));
      return { status: 200, body: rows.map(({ id, name }) => ({ id: query.asText ? null : id, name })) };
    },
  };
}
