import { wire } from '@/app/wire';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';
import { CatalogGroupsStore } from '@/stores/kernel/catalog-groups/catalog-groups.store';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';

export const catalogGroupsModule = wire((provide) => {
  provide(CatalogGroupsStore, [CatalogGroupsPort], CatalogGroupsKey);
});
