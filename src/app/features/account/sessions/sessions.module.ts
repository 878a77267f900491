import { ContainerModule } from 'inversify';
import { SessionsPort } from '@/core/account/sessions/sessions.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { SessionsStore } from '@/stores/account/sessions/sessions.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const sessionsModule = new ContainerModule(({ bind }) => {
  bind(SessionsKey)
    .toResolvedValue(
      (sessions, toasts, session) => new SessionsStore(sessions, toasts, session),
      [SessionsPort, ToastsPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(SessionsKey);
});
