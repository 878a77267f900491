import { ContainerModule } from 'inversify';
import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { TermsPort } from '@/core/legal/terms.port';
import { HttpClientKey } from '../../app-keys';

/** The agreement over the wire. */
export const termsAdapters = new ContainerModule(({ bind }) => {
  bind(TermsPort)
    .toResolvedValue((http) => new LegalApi(http), [HttpClientKey])
    .inSingletonScope();
});
