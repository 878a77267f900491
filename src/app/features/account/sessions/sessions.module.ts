import { SessionsApi } from '@/adapters/http/generated/login/sessions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SessionsPort } from '@/core/account/sessions/sessions.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { SessionsStore } from '@/stores/account/sessions/sessions.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const sessionsAdapters = wire((provide) => {
  provide(SessionsApi, [HttpClientKey], SessionsPort);
});

export const sessionsModule = wire((provide, bind) => {
  provide(SessionsStore, [SessionsPort, ToastsPort, SessionKey], SessionsKey);
  bind(PersonalKey).toService(SessionsKey);
});
