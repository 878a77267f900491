import { PublicLogApi } from '@/adapters/http/generated/moderation/public-log';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';
import { PublicLogKey } from '@/stores/trust/public-log/keys';
import { PublicLogStore } from '@/stores/trust/public-log/public-log.store';

export const publicLogAdapters = wire((provide) => {
  provide(PublicLogApi, [HttpClientKey], PublicLogPort);
});

export const publicLogModule = wire((provide) => {
  provide(PublicLogStore, [PublicLogPort], PublicLogKey);
});
