import { ContainerModule } from 'inversify';
import { LogosApi } from '@/adapters/http/generated/moderation/logos';
import { HttpClientKey } from '@/app/app-keys';
import { LogosPort } from '@/core/trust/logos/logos.port';

/** Logos over the wire. */
export const logosAdapters = new ContainerModule(({ bind }) => {
  bind(LogosPort)
    .toResolvedValue((http) => new LogosApi(http), [HttpClientKey])
    .inSingletonScope();
});
