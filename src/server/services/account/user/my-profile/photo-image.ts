import { PHOTO_EDGE } from '@/core/kernel/pictures/picture-edges.rules';
import type { PictureRefusals } from '@/server/platform/files/pictures';
import { encodePicture } from '@/server/platform/files/pictures';

const refusals: PictureRefusals = { unreadable: 'photo_unreadable', tooLarge: 'photo_too_large' };

/**
 * Encodes a photo again as a square WebP picture when it is the turn of its user (`persona`): upright, without anything else that the file held. Throws 422
 * `photo_unreadable` for what is no JPEG, PNG or WebP picture, and `photo_too_large` for one with too many pixels, before it is decoded.
 */
export async function encodePhoto(content: Uint8Array, persona: Uint8Array): Promise<Buffer> {
  return encodePicture(content, persona, refusals, (picture) =>
    picture.resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer(),
  );
}
