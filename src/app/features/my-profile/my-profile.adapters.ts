import { ContainerModule } from 'inversify';
import { MyProfileApi } from '@/adapters/http/generated/user/my-profile';
import { HttpPhotoUploads } from '@/adapters/http/photo-uploads';
import { reportingFetch } from '@/adapters/http/xhr-fetch';
import { MyProfilePort } from '@/core/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/my-profile/photo-uploads.port';
import { HttpClientKey } from '../../app-keys';

/** What the user says of themselves, over the wire. */
export const myProfileAdapters = new ContainerModule(({ bind }) => {
  bind(MyProfilePort)
    .toResolvedValue((http) => new MyProfileApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PhotoUploadsPort)
    .toResolvedValue(
      (http) => new HttpPhotoUploads(http, typeof XMLHttpRequest === 'undefined' ? null : reportingFetch),
      [HttpClientKey],
    )
    .inSingletonScope();
});
