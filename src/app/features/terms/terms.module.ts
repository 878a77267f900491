import { ContainerModule } from 'inversify';
import { TermsPort } from '@/core/legal/terms.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { TermsKey } from '@/stores/legal/keys';
import { TermsStore } from '@/stores/legal/terms.store';

export const termsModule = new ContainerModule(({ bind }) => {
  bind(TermsKey)
    .toResolvedValue((terms, toasts) => new TermsStore(terms, toasts), [TermsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(TermsKey);
});
