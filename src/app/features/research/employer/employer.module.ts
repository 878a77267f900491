import { ContainerModule } from 'inversify';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ClaimsStore } from '@/stores/research/employer/claims.store';
import { CompanyDomainsStore } from '@/stores/research/employer/company-domains.store';
import { ClaimsKey, CompanyDomainsKey } from '@/stores/research/employer/keys';

/** Claims of companies. */
export const employerModule = new ContainerModule(({ bind }) => {
  bind(ClaimsKey)
    .toResolvedValue((employer) => new ClaimsStore(employer), [EmployerPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ClaimsKey);
  bind(CompanyDomainsKey)
    .toResolvedValue((domains) => new CompanyDomainsStore(domains), [CompanyDomainEditingPort])
    .inSingletonScope();
  bind(PersonalKey).toService(CompanyDomainsKey);
});
