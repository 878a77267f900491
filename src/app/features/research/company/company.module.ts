import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { CompanyApi as VideoCompanyApi } from '@/adapters/http/generated/video/company';
import { ConfigKey, HttpClientKey } from '@/app/app-keys';
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

export const companyAdapters = wire((provide) => {
  provide(CompanyApi, [HttpClientKey], CompanyReadingPort);
  provide(VideoCompanyApi, [HttpClientKey], VideosPort);
  provide(AwardsApi, [HttpClientKey], CompanyAwardsPort);
  provide(PhotosApi, [HttpClientKey], CompanyAlbumsPort);
});

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
