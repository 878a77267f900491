import { ContainerModule } from 'inversify';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';
import { PublicLogKey } from '@/stores/trust/public-log/keys';
import { PublicLogStore } from '@/stores/trust/public-log/public-log.store';

export const publicLogModule = new ContainerModule(({ bind }) => {
  bind(PublicLogKey)
    .toResolvedValue((log) => new PublicLogStore(log), [PublicLogPort])
    .inSingletonScope();
});
