import { BrowserPictureFiles } from '@/adapters/browser/browser-picture-files';
import { MyProfileApi } from '@/adapters/http/generated/user/my-profile';
import { HttpPhotoUploads } from '@/adapters/http/photo-uploads';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/account/my-profile/photo-uploads.port';
import { PictureFilesPort } from '@/core/kernel/pictures/picture-files.port';

export const myProfileAdapters = wire((provide, bind) => {
  provide(MyProfileApi, [HttpClientKey], MyProfilePort);
  provide(BrowserPictureFiles, [], PictureFilesPort);
  bind(PhotoUploadsPort)
    .toResolvedValue(
      (http) => new HttpPhotoUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
});
