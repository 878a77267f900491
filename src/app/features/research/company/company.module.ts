import { ContainerModule } from 'inversify';
import { ConfigKey } from '@/app/app-keys';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyReadingPort,
  VideosPort,
} from '@/core/research/company/company.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CompanyStore } from '@/stores/research/company/company.store';
import { CompanyFactsStore } from '@/stores/research/company/company-facts.store';
import { CompanyFactsKey, CompanyKey, EmployerSiteKey } from '@/stores/research/company/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';

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
