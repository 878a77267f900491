import { LogosApi } from '@/adapters/http/generated/moderation/logos';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { LogosPort } from '@/core/trust/logos/logos.port';

export const logosAdapters = wire((provide) => {
  provide(LogosApi, [HttpClientKey], LogosPort);
});
