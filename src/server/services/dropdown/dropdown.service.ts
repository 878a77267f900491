import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { createCatalog } from './catalog/catalog';
import { createCatalogGroups } from './catalog-groups/catalog-groups';
import { createColleges } from './colleges/colleges';

export interface DropdownServiceDeps {
  readonly database: Database;
}

/** The dropdown service (openapi/dropdown.yaml). */
export function createDropdownService({ database }: DropdownServiceDeps): DropdownHandlers {
  return { ...createCatalog(database), ...createCatalogGroups(database), ...createColleges(database) };
}
