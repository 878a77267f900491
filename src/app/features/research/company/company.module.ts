import { ConfigKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
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

export const companyModule = wire((provide, bind) => {
  bind(EmployerSiteKey)
    .toResolvedValue(({ employerSiteUrl }) => ({ url: employerSiteUrl }), [ConfigKey])
    .inSingletonScope();
  provide(CompanyStore, [CompanyReadingPort, CommunitiesKey], CompanyKey);
  bind(PersonalKey).toService(CompanyKey);
  bind(CompanyFactsKey)
    .toResolvedValue(
      (companies, videos, awards, albums) => new CompanyFactsStore({ companies, videos, awards, albums }),
      [CompanyReadingPort, VideosPort, CompanyAwardsPort, CompanyAlbumsPort],
    )
    .inSingletonScope();
});
