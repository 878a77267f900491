import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { TermsPort } from '@/core/trust/legal/terms.port';

export const termsAdapters = wire((provide) => {
  provide(LegalApi, [HttpClientKey], TermsPort);
});
