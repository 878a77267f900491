import { ContainerModule } from 'inversify';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { LoginPort } from '@/core/session/login.port';
import { HttpClientKey } from '../../app-keys';

/** Sign-in and sign-out over the wire. */
export const sessionAdapters = new ContainerModule(({ bind }) => {
  bind(LoginPort)
    .toResolvedValue((http) => new SessionApi(http), [HttpClientKey])
    .inSingletonScope();
});
