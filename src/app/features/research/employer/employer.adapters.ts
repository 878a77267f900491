import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { HttpClientKey } from '@/app/app-keys';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';

/** The domains of one company over the wire. */
export const employerAdapters = new ContainerModule(({ bind }) => {
  bind(CompanyDomainEditingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
});
