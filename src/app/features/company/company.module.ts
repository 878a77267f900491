import { ContainerModule } from 'inversify';
import { CompanyAlbumsPort, CompanyAwardsPort, CompanyReadingPort, VideosPort } from '@/core/company/company.port';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitiesKey } from '@/stores/communities/keys';
import { CompanyStore } from '@/stores/company/company.store';
import { CompanyFactsStore } from '@/stores/company/company-facts.store';
import { CompanyFactsKey, CompanyKey, EmployerSiteKey } from '@/stores/company/keys';
import { ConfigKey } from '../../app-keys';

export const companyModule = new ContainerModule(({ bind }) => {
  bind(EmployerSiteKey)
    .toResolvedValue(({ employerSiteUrl }) => ({ url: employerSiteUrl }), [ConfigKey])
    .inSingletonScope();
  bind(CompanyKey)
    .toResolvedValue(
      (companies, communities) => new CompanyStore(companies, communities),
      [CompanyReadingPort, CommunitiesKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CompanyKey);
  bind(CompanyFactsKey)
    .toResolvedValue(
      (companies, videos, awards, albums) => new CompanyFactsStore({ companies, videos, awards, albums }),
      [CompanyReadingPort, VideosPort, CompanyAwardsPort, CompanyAlbumsPort],
    )
    .inSingletonScope();
});
