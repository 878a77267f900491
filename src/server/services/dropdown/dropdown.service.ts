import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import type { Database } from '@/server/platform/database';
import { createCatalog } from './catalog/catalog';

export interface DropdownServiceDeps {
  readonly database: Database;
}

/** The dropdown service (openapi/dropdown.yaml). */
export function createDropdownService({ database }: DropdownServiceDeps): DropdownHandlers {
  return createCatalog(database);
}
