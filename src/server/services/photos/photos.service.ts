import type { PhotosHandlers } from '@/server/contract/generated/photos';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { AuthorRefs } from '@/server/services/feed/posting/author-refs';
import { createPhotoWriting } from './photo-writing/photo-writing';
import { createPhotos } from './photos/photos';

export interface PhotosServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: StoredFiles;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The photo service (openapi/photos.yaml). */
export function createPhotosService({ database, authorship, files, now }: PhotosServiceDeps): PhotosHandlers {
  const authorRefs = new AuthorRefs(authorship);
  return {
    ...createPhotos(database, authorRefs),
    ...createPhotoWriting({ database, authorship, authorRefs, files, now }),
  };
}
