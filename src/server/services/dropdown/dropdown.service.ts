import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { departments, industries, itemsNamed } from './catalog/dropdown.queries';

/** What the dropdown service is made of. */
export interface DropdownServiceDeps {
  readonly database: Database;
}

/** The dropdown service (openapi/dropdown.yaml): the lists that forms choose from, open to everybody. */
export function createDropdownService({ database }: DropdownServiceDeps): DropdownHandlers {
  const present = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });
  return {
    async listDepartments() {
      return { status: 200, body: (await departments(database)).map(present) };
    },

    async listIndustries() {
      return { status: 200, body: (await industries(database)).map(present) };
    },

    async suggestItems({ path, query }) {
      const rows = await itemsNamed(database, path.list, query.q, query.limit);
      return { status: 200, body: rows.map(({ id, name }) => ({ id: query.asText ? null : id, name })) };
    },
  };
}
