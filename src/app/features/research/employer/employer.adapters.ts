import { CompanyApi } from '@/adapters/http/generated/company/company';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';

export const employerAdapters = wire((provide) => {
  provide(CompanyApi, [HttpClientKey], CompanyDomainEditingPort);
});
