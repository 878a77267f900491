import { ContainerModule } from 'inversify';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { HttpClientKey } from '@/app/app-keys';
import { CompanyDomainsPort } from '@/core/research/job-check/company-domains.port';

/** The domains of companies over the wire. */
export const jobCheckAdapters = new ContainerModule(({ bind }) => {
  bind(CompanyDomainsPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
});
