import { SessionApi } from '@/adapters/http/generated/login/session';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { LoginPort } from '@/core/account/session/login.port';

export const sessionAdapters = wire((provide) => {
  provide(SessionApi, [HttpClientKey], LoginPort);
});
