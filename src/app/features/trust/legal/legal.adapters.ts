import { ContainerModule } from 'inversify';
import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { HttpClientKey } from '@/app/app-keys';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';

/** Contacts and notices over the wire. */
export const legalAdapters = new ContainerModule(({ bind }) => {
  bind(LegalNoticesPort)
    .toResolvedValue((http) => new LegalApi(http), [HttpClientKey])
    .inSingletonScope();
});
