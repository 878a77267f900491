import { ContainerModule } from 'inversify';
import { CatalogApi } from '@/adapters/http/generated/dropdown/catalog';
import { DropdownPort } from '@/core/catalog/dropdown.port';
import { HttpClientKey } from '../../app-keys';

/** Lists and suggestions over the wire. */
export const catalogAdapters = new ContainerModule(({ bind }) => {
  bind(DropdownPort)
    .toResolvedValue((http) => new CatalogApi(http), [HttpClientKey])
    .inSingletonScope();
});
