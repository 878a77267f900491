import { ContainerModule } from 'inversify';
import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { AwardsPort } from '@/core/awards/awards.port';
import { HttpClientKey } from '../../app-keys';

/** Awards over the wire. */
export const awardsAdapters = new ContainerModule(({ bind }) => {
  bind(AwardsPort)
    .toResolvedValue((http) => new AwardsApi(http), [HttpClientKey])
    .inSingletonScope();
});
