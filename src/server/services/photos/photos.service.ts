import type { PhotosHandlers } from '@/server/contract/generated/photos';
import type { Database } from '@/server/platform/database';
import { createPhotos } from './photos/photos';

/** The photo service (openapi/photos.yaml). */
export function createPhotosService({ database }: { readonly database: Database }): PhotosHandlers {
  return createPhotos(database);
}
