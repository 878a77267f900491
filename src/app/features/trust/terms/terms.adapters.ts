import { ContainerModule } from 'inversify';
import { LegalApi } from '@/adapters/http/generated/legal/legal';
import { HttpClientKey } from '@/app/app-keys';
import { TermsPort } from '@/core/trust/legal/terms.port';

/** The agreement over the wire. */
export const termsAdapters = new ContainerModule(({ bind }) => {
  bind(TermsPort)
    .toResolvedValue((http) => new LegalApi(http), [HttpClientKey])
    .inSingletonScope();
});
