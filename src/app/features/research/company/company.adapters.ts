import { ContainerModule } from 'inversify';
import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { CompanyApi as VideoCompanyApi } from '@/adapters/http/generated/video/company';
import { HttpClientKey } from '@/app/app-keys';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyReadingPort,
  VideosPort,
} from '@/core/research/company/company.port';

/** Companies over the wire. */
export const companyAdapters = new ContainerModule(({ bind }) => {
  bind(CompanyReadingPort)
    .toResolvedValue((http) => new CompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(VideosPort)
    .toResolvedValue((http) => new VideoCompanyApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(CompanyAwardsPort)
    .toResolvedValue((http) => new AwardsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(CompanyAlbumsPort)
    .toResolvedValue((http) => new PhotosApi(http), [HttpClientKey])
    .inSingletonScope();
});
