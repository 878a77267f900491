import { ContainerModule } from 'inversify';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import { TenureKey } from '@/stores/research/tenure/keys';
import { TenureStore } from '@/stores/research/tenure/tenure.store';

/** Joining and leaving companies. */
export const tenureModule = new ContainerModule(({ bind }) => {
  bind(TenureKey)
    .toResolvedValue((tenure) => new TenureStore(tenure), [TenurePort])
    .inSingletonScope();
});
