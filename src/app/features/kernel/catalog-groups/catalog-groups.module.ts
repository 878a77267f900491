import { CatalogApi } from '@/adapters/http/generated/dropdown/catalog';
import { CatalogGroupsApi } from '@/adapters/http/generated/dropdown/catalog-groups';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';
import { CatalogGroupsStore } from '@/stores/kernel/catalog-groups/catalog-groups.store';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';

export const catalogGroupsAdapters = wire((provide) => {
  provide(CatalogGroupsApi, [HttpClientKey], CatalogGroupsPort);
  provide(CatalogApi, [HttpClientKey], DropdownPort);
});

export const catalogGroupsModule = wire((provide) => {
  provide(CatalogGroupsStore, [CatalogGroupsPort], CatalogGroupsKey);
});
