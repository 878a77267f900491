import { CompanyApi } from '@/adapters/http/generated/company/company';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CompanyDomainsPort } from '@/core/research/job-check/company-domains.port';

export const jobCheckAdapters = wire((provide) => {
  provide(CompanyApi, [HttpClientKey], CompanyDomainsPort);
});
