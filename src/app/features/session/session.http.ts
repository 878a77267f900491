import { ContainerModule } from 'inversify';
import { LoginApi } from '@/adapters/http/generated/login';
import { LoginPort } from '@/core/session/login.port';
import { HttpClientKey } from '../../app-keys';

/** Sign-in and sign-out over the wire. */
export const sessionHttp = new ContainerModule(({ bind }) => {
  bind(LoginPort)
    .toResolvedValue((http) => new LoginApi(http), [HttpClientKey])
    .inSingletonScope();
});
