import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';

export const legalAdapters = wire((provide) => {
  provide(LegalApi, [HttpClientKey], LegalNoticesPort);
});
