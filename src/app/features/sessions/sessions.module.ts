import { ContainerModule } from 'inversify';
import { SessionsPort } from '@/core/sessions/sessions.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { SessionKey } from '@/stores/session/keys';
import { SessionsKey } from '@/stores/sessions/keys';
import { SessionsStore } from '@/stores/sessions/sessions.store';

export const sessionsModule = new ContainerModule(({ bind }) => {
  bind(SessionsKey)
    .toResolvedValue(
      (sessions, toasts, session) => new SessionsStore(sessions, toasts, session),
      [SessionsPort, ToastsPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(SessionsKey);
});
