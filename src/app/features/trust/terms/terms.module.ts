import { ContainerModule } from 'inversify';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { TermsPort } from '@/core/trust/legal/terms.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { TermsKey } from '@/stores/trust/legal/keys';
import { TermsStore } from '@/stores/trust/legal/terms.store';

export const termsModule = new ContainerModule(({ bind }) => {
  bind(TermsKey)
    .toResolvedValue((terms, toasts) => new TermsStore(terms, toasts), [TermsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(TermsKey);
});
