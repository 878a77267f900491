import { ContainerModule } from 'inversify';
import { PublicLogApi } from '@/adapters/http/generated/moderation/public-log';
import { HttpClientKey } from '@/app/app-keys';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';

/** The public log over the wire. */
export const publicLogAdapters = new ContainerModule(({ bind }) => {
  bind(PublicLogPort)
    .toResolvedValue((http) => new PublicLogApi(http), [HttpClientKey])
    .inSingletonScope();
});
