import { ContainerModule } from 'inversify';
import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { PhotosPort } from '@/core/photos/photos.port';
import { HttpClientKey } from '../../app-keys';

/** Photos over the wire. */
export const photosAdapters = new ContainerModule(({ bind }) => {
  bind(PhotosPort)
    .toResolvedValue((http) => new PhotosApi(http), [HttpClientKey])
    .inSingletonScope();
});
