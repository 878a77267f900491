import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { catalogLists } from './catalog-groups.queries';

export function createCatalogGroups(database: Database): Pick<DropdownHandlers, 'listCatalogGroups'> {
  return {
    async listCatalogGroups({ path }) {
      const rows = await database.query(catalogLists[path.list]);
      const body = [...new Set(rows.map(({ section }) => section))].map((name) => ({
        name,
        items: rows.filter(({ section }) => section === name).map((item) => ({ id: item.id, name: item.name })),
      }));
      return { status: 200, body };
    },
  };
}
