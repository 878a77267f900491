import { wire } from '@/app/wire';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { TermsPort } from '@/core/trust/legal/terms.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { TermsKey } from '@/stores/trust/legal/keys';
import { TermsStore } from '@/stores/trust/legal/terms.store';

export const termsModule = wire((provide, bind) => {
  provide(TermsStore, [TermsPort, ToastsPort], TermsKey);
  bind(PersonalKey).toService(TermsKey);
});
