import { ContainerModule } from 'inversify';
import { CatalogGroupsApi } from '@/adapters/http/generated/dropdown/catalog-groups';
import { CatalogGroupsPort } from '@/core/catalog-groups/catalog-groups.port';
import { HttpClientKey } from '../../app-keys';

/** Lists under headings, over the wire. */
export const catalogGroupsAdapters = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsPort)
    .toResolvedValue((http) => new CatalogGroupsApi(http), [HttpClientKey])
    .inSingletonScope();
});
