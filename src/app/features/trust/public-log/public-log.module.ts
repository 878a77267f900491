import { wire } from '@/app/wire';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';
import { PublicLogKey } from '@/stores/trust/public-log/keys';
import { PublicLogStore } from '@/stores/trust/public-log/public-log.store';

export const publicLogModule = wire((provide) => {
  provide(PublicLogStore, [PublicLogPort], PublicLogKey);
});
