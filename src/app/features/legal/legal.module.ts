import { ContainerModule } from 'inversify';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';
import { TermsPort } from '@/core/legal/terms.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { LegalContactsKey, TermsKey } from '@/stores/legal/keys';
import { LegalContactsStore } from '@/stores/legal/legal-contacts.store';
import { TermsStore } from '@/stores/legal/terms.store';

export const legalModule = new ContainerModule(({ bind }) => {
  bind(LegalContactsKey)
    .toResolvedValue((notices) => new LegalContactsStore(notices), [LegalNoticesPort])
    .inSingletonScope();
  bind(TermsKey)
    .toResolvedValue((terms, toasts) => new TermsStore(terms, toasts), [TermsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(TermsKey);
});
