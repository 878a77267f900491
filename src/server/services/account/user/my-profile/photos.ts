import { randomUUID } from 'node:crypto';
import { PHOTO_EDGE } from '@/core/kernel/pictures/picture-edges.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import type { Database } from '@/server/platform/database';
import type { PictureRefusals } from '@/server/platform/files/pictures';
import { encodePicture } from '@/server/platform/files/pictures';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import { deletePhoto, lockUser, photoOfUser, storePhoto } from './my-profile.queries';
import { photoUrlOf } from './photo-route';

const refusals: PictureRefusals = { unreadable: 'photo_unreadable', tooLarge: 'photo_too_large' };

export interface PhotosDeps {
  readonly database: Database;
  readonly files: StoredFiles;
}

type PhotoOperations = 'uploadProfilePhoto' | 'deleteProfilePhoto';

/** Stores photos. Only the user sees their photo, because a face next to a pseudonym would reveal the user. */
export function createPhotos({ database, files }: PhotosDeps): Pick<UserHandlers, PhotoOperations> {
  return {
    async uploadProfilePhoto({ viewer, body }) {
      // A request without a body has no content type either.
      const photo = await encodePhoto(body ?? new Uint8Array(), viewer.personaRef);
      const key = `photos/${randomUUID()}.webp`;
      await files.put(key, photo);
      const replaced = await database.transaction(async (tx) => {
        await tx.query(lockUser, viewer.userId);
        const [before] = await tx.query(photoOfUser, viewer.userId);
        await tx.query(storePhoto, viewer.userId, key);
        await files.use(tx, key);
        return before;
      });
      if (replaced !== undefined) await files.discard(replaced.file_key);
      return { status: 201, body: { photoUrl: photoUrlOf(key) } };
    },

    async deleteProfilePhoto({ viewer }) {
      const [photo] = await database.query(deletePhoto, viewer.userId);
      if (photo !== undefined) await files.discard(photo.file_key);
      return { status: 204, body: null };
    },
  };
}

/**
 * Re-encodes a photo as upright, square WebP without metadata, once `persona` gets a slot. Before decoding it throws
 * 422 `photo_unreadable` for other formats, or `photo_too_large`.
 */
async function encodePhoto(content: Uint8Array, persona: Uint8Array): Promise<Buffer> {
  return encodePicture(content, persona, refusals, (picture) =>
    picture.resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer(),
  );
}
