import { ContainerModule } from 'inversify';
import { DropdownApi } from '@/adapters/http/generated/dropdown';
import { DropdownPort } from '@/core/catalog/dropdown.port';
import { HttpClientKey } from '../../app-keys';

/** Lists and suggestions over the wire. */
export const catalogHttp = new ContainerModule(({ bind }) => {
  bind(DropdownPort)
    .toResolvedValue((http) => new DropdownApi(http), [HttpClientKey])
    .inSingletonScope();
});
