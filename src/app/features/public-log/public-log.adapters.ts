import { ContainerModule } from 'inversify';
import { PublicLogApi } from '@/adapters/http/generated/moderation/public-log';
import { PublicLogPort } from '@/core/public-log/public-log.port';
import { HttpClientKey } from '../../app-keys';

/** The public log over the wire. */
export const publicLogAdapters = new ContainerModule(({ bind }) => {
  bind(PublicLogPort)
    .toResolvedValue((http) => new PublicLogApi(http), [HttpClientKey])
    .inSingletonScope();
});
