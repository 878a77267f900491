import { ContainerModule } from 'inversify';
import { HidingApi } from '@/adapters/http/generated/feed/hiding';
import { HttpClientKey } from '@/app/app-keys';
import { HidingPort } from '@/core/talk/hiding/hiding.port';

/** Hiding over the wire. */
export const hidingAdapters = new ContainerModule(({ bind }) => {
  bind(HidingPort)
    .toResolvedValue((http) => new HidingApi(http), [HttpClientKey])
    .inSingletonScope();
});
