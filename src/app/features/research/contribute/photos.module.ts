import { BrowserPictureFiles } from '@/adapters/browser/browser-picture-files';
import { HttpCompanyPhotoUploads } from '@/adapters/http/company-photo-uploads';
import { ContributeApi } from '@/adapters/http/generated/photos/contribute';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import {
  CompanyPhotoUploadsPort,
  PhotoContributionsPort,
  PhotoPicturesPort,
} from '@/core/research/contribute/photo-contributions.port';

export const photosAdapters = wire((provide, bind) => {
  provide(ContributeApi, [HttpClientKey], PhotoContributionsPort);
  bind(CompanyPhotoUploadsPort)
    .toResolvedValue(
      (http) => new HttpCompanyPhotoUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
  provide(BrowserPictureFiles, [], PhotoPicturesPort);
});
