import { ContainerModule } from 'inversify';
import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { LegalNoticesPort } from '@/core/legal/legal-notices.port';
import { HttpClientKey } from '../../app-keys';

/** Contacts and notices over the wire. */
export const legalAdapters = new ContainerModule(({ bind }) => {
  bind(LegalNoticesPort)
    .toResolvedValue((http) => new LegalApi(http), [HttpClientKey])
    .inSingletonScope();
});
