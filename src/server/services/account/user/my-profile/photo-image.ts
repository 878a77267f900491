import { PHOTO_EDGE } from '@/core/kernel/pictures/picture-edges.rules';
import type { PictureRefusals } from '@/server/platform/files/pictures';
import { encodePicture } from '@/server/platform/files/pictures';

const refusals: PictureRefusals = { unreadable: 'photo_unreadable', tooLarge: 'photo_too_large' };

/**
 * Re-encodes a photo as upright, square WebP without metadata, when it is the turn of `persona`. Before decoding it
 * throws 422 `photo_unreadable` for other formats, or `photo_too_large`.
 */
export async function encodePhoto(content: Uint8Array, persona: Uint8Array): Promise<Buffer> {
  return encodePicture(content, persona, refusals, (picture) =>
    picture.resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer(),
  );
}
