import { ContainerModule } from 'inversify';
import { SessionsApi } from '@/adapters/http/generated/login/sessions';
import { HttpClientKey } from '@/app/app-keys';
import { SessionsPort } from '@/core/account/sessions/sessions.port';

/** The user's sessions over the wire. */
export const sessionsAdapters = new ContainerModule(({ bind }) => {
  bind(SessionsPort)
    .toResolvedValue((http) => new SessionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
