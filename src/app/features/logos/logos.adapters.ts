import { ContainerModule } from 'inversify';
import { LogosApi } from '@/adapters/http/generated/moderation/logos';
import { LogosPort } from '@/core/logos/logos.port';
import { HttpClientKey } from '../../app-keys';

/** Logos over the wire. */
export const logosAdapters = new ContainerModule(({ bind }) => {
  bind(LogosPort)
    .toResolvedValue((http) => new LogosApi(http), [HttpClientKey])
    .inSingletonScope();
});
