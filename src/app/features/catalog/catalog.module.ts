import { ContainerModule } from 'inversify';
import { DropdownPort } from '@/core/catalog/dropdown.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { CatalogStore } from '@/stores/catalog/catalog.store';
import { CatalogKey } from '@/stores/catalog/keys';

export const catalogModule = new ContainerModule(({ bind }) => {
  bind(CatalogKey)
    .toResolvedValue((dropdown, scheduler) => new CatalogStore(dropdown, scheduler), [DropdownPort, SchedulerPort])
    .inSingletonScope();
});
