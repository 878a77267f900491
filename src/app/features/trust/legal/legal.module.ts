import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';
import { LegalContactsKey } from '@/stores/trust/legal/keys';
import { LegalContactsStore } from '@/stores/trust/legal/legal-contacts.store';

export const legalAdapters = wire((provide) => {
  provide(LegalApi, [HttpClientKey], LegalNoticesPort);
});

export const legalModule = wire((provide) => {
  provide(LegalContactsStore, [LegalNoticesPort], LegalContactsKey);
});
