import { PublicLogApi } from '@/adapters/http/generated/moderation/public-log';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';

export const publicLogAdapters = wire((provide) => {
  provide(PublicLogApi, [HttpClientKey], PublicLogPort);
});
