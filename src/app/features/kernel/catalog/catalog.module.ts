import { ContainerModule } from 'inversify';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { CatalogStore } from '@/stores/kernel/catalog/catalog.store';
import { CatalogKey } from '@/stores/kernel/catalog/keys';

export const catalogModule = new ContainerModule(({ bind }) => {
  bind(CatalogKey)
    .toResolvedValue((dropdown, scheduler) => new CatalogStore(dropdown, scheduler), [DropdownPort, SchedulerPort])
    .inSingletonScope();
});
