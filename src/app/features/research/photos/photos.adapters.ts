import { PhotosApi } from '@/adapters/http/generated/photos/photos';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PhotosPort } from '@/core/research/photos/photos.port';

export const photosAdapters = wire((provide) => {
  provide(PhotosApi, [HttpClientKey], PhotosPort);
});
