import { CompanyApi } from '@/adapters/http/generated/company/company';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ClaimsStore } from '@/stores/research/employer/claims.store';
import { CompanyDomainsStore } from '@/stores/research/employer/company-domains.store';
import { ClaimsKey, CompanyDomainsKey } from '@/stores/research/employer/keys';

export const employerAdapters = wire((provide) => {
  provide(CompanyApi, [HttpClientKey], CompanyDomainEditingPort);
});

export const employerModule = wire((provide, bind) => {
  provide(ClaimsStore, [EmployerPort], ClaimsKey);
  bind(PersonalKey).toService(ClaimsKey);
  provide(CompanyDomainsStore, [CompanyDomainEditingPort], CompanyDomainsKey);
  bind(PersonalKey).toService(CompanyDomainsKey);
});
