import { ContainerModule } from 'inversify';
import { CatalogApi } from '@/adapters/http/generated/dropdown/catalog';
import { CatalogGroupsApi } from '@/adapters/http/generated/dropdown/catalog-groups';
import { HttpClientKey } from '@/app/app-keys';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';

/** Lists under headings, and items of long ones, over the wire. */
export const catalogGroupsAdapters = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsPort)
    .toResolvedValue((http) => new CatalogGroupsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(DropdownPort)
    .toResolvedValue((http) => new CatalogApi(http), [HttpClientKey])
    .inSingletonScope();
});
