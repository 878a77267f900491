import { ContainerModule } from 'inversify';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { OwnPhotoKey, PhotosKey } from '@/stores/research/photos/keys';
import { OwnPhotoStore } from '@/stores/research/photos/own-photo.store';
import { PhotosStore } from '@/stores/research/photos/photos.store';

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
