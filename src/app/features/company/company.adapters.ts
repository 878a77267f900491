import { ContainerModule } from 'inversify';
import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { CompanyApi as VideoCompanyApi } from '@/adapters/http/generated/video/company';
import { CompanyAwardsPort, CompanyListingPort, CompanyReadingPort, VideosPort } from '@/core/company/company.port';
import { HttpClientKey } from '../../app-keys';

/** Companies over the wire. */
export const companyAdapters = new ContainerModule(({ bind }) => {
  bind(CompanyReadingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(VideosPort)
    .toResolvedValue((http) => new VideoCompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(CompanyListingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(CompanyAwardsPort)
    .toResolvedValue((http) => new AwardsApi(http), [HttpClientKey])
    .inSingletonScope();
});
