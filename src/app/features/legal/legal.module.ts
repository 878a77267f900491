import { ContainerModule } from 'inversify';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';
import { LegalContactsKey } from '@/stores/legal/keys';
import { LegalContactsStore } from '@/stores/legal/legal-contacts.store';

export const legalModule = new ContainerModule(({ bind }) => {
  bind(LegalContactsKey)
    .toResolvedValue((notices) => new LegalContactsStore(notices), [LegalNoticesPort])
    .inSingletonScope();
});
