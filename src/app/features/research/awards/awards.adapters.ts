import { ContainerModule } from 'inversify';
import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { HttpClientKey } from '@/app/app-keys';
import { AwardsPort } from '@/core/research/awards/awards.port';

/** Awards over the wire. */
export const awardsAdapters = new ContainerModule(({ bind }) => {
  bind(AwardsPort)
    .toResolvedValue((http) => new AwardsApi(http), [HttpClientKey])
    .inSingletonScope();
});
