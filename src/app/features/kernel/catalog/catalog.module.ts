import { wire } from '@/app/wire';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { CatalogStore } from '@/stores/kernel/catalog/catalog.store';
import { CatalogKey } from '@/stores/kernel/catalog/keys';

export const catalogModule = wire((provide) => {
  provide(CatalogStore, [DropdownPort, SchedulerPort], CatalogKey);
});
