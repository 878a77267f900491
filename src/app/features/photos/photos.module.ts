import { ContainerModule } from 'inversify';
import { PhotosPort } from '@/core/photos/photos.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { OwnPhotoKey, PhotosKey } from '@/stores/photos/keys';
import { OwnPhotoStore } from '@/stores/photos/own-photo.store';
import { PhotosStore } from '@/stores/photos/photos.store';

/** Photos of companies. */
export const photosModule = new ContainerModule(({ bind }) => {
  bind(PhotosKey)
    .toResolvedValue((photos) => new PhotosStore(photos), [PhotosPort])
    .inSingletonScope();
  bind(PersonalKey).toService(PhotosKey);
  bind(OwnPhotoKey)
    .toResolvedValue(
      (photos, toasts, shown) => new OwnPhotoStore(photos, toasts, shown),
      [PhotosPort, ToastsPort, PhotosKey],
    )
    .inSingletonScope();
});
