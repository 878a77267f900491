import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { createCatalog } from '@/server/services/kernel/dropdown/catalog/catalog';
import { createCatalogGroups } from '@/server/services/kernel/dropdown/catalog-groups/catalog-groups';
import { createColleges } from './colleges/colleges';

export interface DropdownServiceDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createDropdownService({ database, now }: DropdownServiceDeps): DropdownHandlers {
  return { ...createCatalog(database), ...createCatalogGroups(database), ...createColleges({ database, now }) };
}
