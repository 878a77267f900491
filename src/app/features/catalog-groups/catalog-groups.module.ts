import { ContainerModule } from 'inversify';
import { CatalogGroupsPort } from '@/core/catalog-groups/catalog-groups.port';
import { CatalogGroupsStore } from '@/stores/catalog-groups/catalog-groups.store';
import { CatalogGroupsKey } from '@/stores/catalog-groups/keys';

export const catalogGroupsModule = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsKey)
    .toResolvedValue((catalogGroups) => new CatalogGroupsStore(catalogGroups), [CatalogGroupsPort])
    .inSingletonScope();
});
