import { ContainerModule } from 'inversify';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { HttpClientKey } from '@/app/app-keys';
import { LoginPort } from '@/core/account/session/login.port';

/** Sign-in and sign-out over the wire. */
export const sessionAdapters = new ContainerModule(({ bind }) => {
  bind(LoginPort)
    .toResolvedValue((http) => new SessionApi(http), [HttpClientKey])
    .inSingletonScope();
});
