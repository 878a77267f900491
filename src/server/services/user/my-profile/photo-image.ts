import { Problem } from '@/server/contract/problem';
import { encodePicture } from '@/server/platform/files/pictures';

const EDGE = 512;

/**
 * Makes a photo anew as a square WebP picture: upright, without anything else that the file held. Throws 422 `photo_unreadable` for what is no
 * JPEG, PNG or WebP picture, and `photo_too_large` for one with more than 40 million pixels, before it is decoded.
 */
export async function encodePhoto(content: Uint8Array): Promise<Buffer> {
  return encodePicture(content, { unreadable, tooLarge }, (picture) =>
    picture.resize(EDGE, EDGE, { fit: 'cover' }).webp({ quality: 80 }).toBuffer(),
  );
}

function tooLarge(): Problem {
  return new Problem(422, 'photo_too_large', 'This picture has more than 40 million pixels. Choose a smaller one.');
}

function unreadable(): Problem {
  return new Problem(
    422,
    'photo_unreadable',
    'This file is no picture that can be read. Choose a JPEG, PNG or WebP file.',
  );
}
