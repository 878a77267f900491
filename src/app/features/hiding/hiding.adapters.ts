import { ContainerModule } from 'inversify';
import { HidingApi } from '@/adapters/http/generated/feed/hiding';
import { HidingPort } from '@/core/hiding/hiding.port';
import { HttpClientKey } from '../../app-keys';

/** Hiding over the wire. */
export const hidingAdapters = new ContainerModule(({ bind }) => {
  bind(HidingPort)
    .toResolvedValue((http) => new HidingApi(http), [HttpClientKey])
    .inSingletonScope();
});
