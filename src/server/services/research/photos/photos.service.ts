import type { PhotosHandlers } from '@/server/contract/generated/photos';
import { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { createPhotoContributions } from './contribute/photo-contributions';
import { photosHousekeeping } from './photos/housekeeping';
import { createPhotos } from './photos/photos';

export interface PhotosServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly files: StoredFiles;
  readonly housekeeping: Housekeeping;
  readonly moderation: Pick<Moderation, 'check' | 'giveBack' | 'withdraw'>;
  readonly now: () => number;
}

export function createPhotosService({
  database,
  authorship,
  files,
  housekeeping,
  moderation,
  now,
}: PhotosServiceDeps): PhotosHandlers {
  housekeeping.add(photosHousekeeping(database));
  const authorRefs = new AuthorRefs(authorship);
  return {
    ...createPhotos(database, authorRefs),
    ...createPhotoContributions({ database, authorship, authorRefs, moderation, files, now }),
  };
}
