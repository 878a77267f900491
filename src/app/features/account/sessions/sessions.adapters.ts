import { SessionsApi } from '@/adapters/http/generated/login/sessions';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SessionsPort } from '@/core/account/sessions/sessions.port';

export const sessionsAdapters = wire((provide) => {
  provide(SessionsApi, [HttpClientKey], SessionsPort);
});
