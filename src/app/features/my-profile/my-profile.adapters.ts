import { ContainerModule } from 'inversify';
import { BrowserPictureFiles } from '@/adapters/browser/browser-picture-files';
import { MyProfileApi } from '@/adapters/http/generated/user/my-profile';
import { HttpPhotoUploads } from '@/adapters/http/photo-uploads';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { MyProfilePort } from '@/core/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/my-profile/photo-uploads.port';
import { PictureFilesPort } from '@/core/my-profile/picture-files.port';
import { HttpClientKey } from '../../app-keys';

/** The user's own profile over the wire. */
export const myProfileAdapters = new ContainerModule(({ bind }) => {
  bind(MyProfilePort)
    .toResolvedValue((http) => new MyProfileApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PictureFilesPort)
    .toResolvedValue(() => new BrowserPictureFiles())
    .inSingletonScope();
  bind(PhotoUploadsPort)
    .toResolvedValue(
      (http) => new HttpPhotoUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
});
