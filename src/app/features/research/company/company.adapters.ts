import { AwardsApi } from '@/adapters/http/generated/awards/awards';
import { CompanyApi } from '@/adapters/http/generated/company/company';
import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { CompanyApi as VideoCompanyApi } from '@/adapters/http/generated/video/company';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyReadingPort,
  VideosPort,
} from '@/core/research/company/company.port';

export const companyAdapters = wire((provide) => {
  provide(CompanyApi, [HttpClientKey], CompanyReadingPort);
  provide(VideoCompanyApi, [HttpClientKey], VideosPort);
  provide(AwardsApi, [HttpClientKey], CompanyAwardsPort);
  provide(PhotosApi, [HttpClientKey], CompanyAlbumsPort);
});
