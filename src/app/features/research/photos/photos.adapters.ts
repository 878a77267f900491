import { ContainerModule } from 'inversify';
import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { HttpClientKey } from '@/app/app-keys';
import { PhotosPort } from '@/core/research/photos/photos.port';

/** Photos over the wire. */
export const photosAdapters = new ContainerModule(({ bind }) => {
  bind(PhotosPort)
    .toResolvedValue((http) => new PhotosApi(http), [HttpClientKey])
    .inSingletonScope();
});
