import { ContainerModule } from 'inversify';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';
import { CatalogGroupsStore } from '@/stores/kernel/catalog-groups/catalog-groups.store';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';

export const catalogGroupsModule = new ContainerModule(({ bind }) => {
  bind(CatalogGroupsKey)
    .toResolvedValue((catalogGroups) => new CatalogGroupsStore(catalogGroups), [CatalogGroupsPort])
    .inSingletonScope();
});
