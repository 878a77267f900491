import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { OwnPhotoKey, PhotosKey } from '@/stores/research/photos/keys';
import { OwnPhotoStore } from '@/stores/research/photos/own-photo.store';
import { PhotosStore } from '@/stores/research/photos/photos.store';

export const photosAdapters = wire((provide) => {
  provide(PhotosApi, [HttpClientKey], PhotosPort);
});

export const photosModule = wire((provide, bind) => {
  provide(PhotosStore, [PhotosPort], PhotosKey);
  bind(PersonalKey).toService(PhotosKey);
  provide(OwnPhotoStore, [PhotosPort, ToastsPort, PhotosKey], OwnPhotoKey);
});
