import { STORED_EDGE } from '@/core/kernel/pictures/picture-edges.rules';
import type { PictureRefusals } from '@/server/platform/files/pictures';
import { encodePicture } from '@/server/platform/files/pictures';

const refusals: PictureRefusals = { unreadable: 'picture_unreadable', tooLarge: 'picture_too_large' };

export const SECTION_PICTURES = '/alpha/company/photos/sections';

export const SECTION_PICTURE_NAME = /^i-[a-z0-9-]{1,100}$/;

/** Encodes a picture. Throws 422 `picture_unreadable` or `picture_too_large`. */
export function encodeSectionPicture(content: Uint8Array, persona: Uint8Array): Promise<Buffer> {
  return encodePicture(content, persona, refusals, (picture) =>
    picture
      .resize(STORED_EDGE, STORED_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer(),
  );
}

export function sectionPictureKey(name: string): string {
  return `sections/${name}.webp`;
}

export function sectionPicturePath(companyId: number, name: string): string {
  return `${SECTION_PICTURES}/${companyId}/${name}.webp`;
}
