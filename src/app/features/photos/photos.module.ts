import { ContainerModule } from 'inversify';
import { PhotosPort } from '@/core/photos/photos.port';
import { PhotosKey } from '@/stores/photos/keys';
import { PhotosStore } from '@/stores/photos/photos.store';

/** Photos of companies. */
export const photosModule = new ContainerModule(({ bind }) => {
  bind(PhotosKey)
    .toResolvedValue((photos) => new PhotosStore(photos), [PhotosPort])
    .inSingletonScope();
});
