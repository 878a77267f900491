import { ContainerModule } from 'inversify';
import { SessionsApi } from '@/adapters/http/generated/login/sessions';
import { SessionsPort } from '@/core/sessions/sessions.port';
import { HttpClientKey } from '../../app-keys';

/** The user's sessions over the wire. */
export const sessionsAdapters = new ContainerModule(({ bind }) => {
  bind(SessionsPort)
    .toResolvedValue((http) => new SessionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
