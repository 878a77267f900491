import { ContainerModule } from 'inversify';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { LegalContactsStore } from '@/stores/trust/legal/legal-contacts.store';

export const legalModule = new ContainerModule(({ bind }) => {
  bind(LegalContactsKey)
    .toResolvedValue((notices) => new LegalContactsStore(notices), [LegalNoticesPort])
    .inSingletonScope();
});
