import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { TermsPort } from '@/core/trust/legal/terms.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { TermsKey } from '@/stores/trust/legal/keys';
import { TermsStore } from '@/stores/trust/legal/terms.store';

export const termsAdapters = wire((provide) => {
  provide(LegalApi, [HttpClientKey], TermsPort);
});

export const termsModule = wire((provide, bind) => {
  provide(TermsStore, [TermsPort, ToastsPort], TermsKey);
  bind(PersonalKey).toService(TermsKey);
});
