import { LOGO_EDGE_PX } from '@/core/trust/logos/logo.rules';
import type { PictureRefusals } from '@/server/platform/files/pictures';
import { encodePicture } from '@/server/platform/files/pictures';

const refusals: PictureRefusals = { unreadable: 'picture_unreadable', tooLarge: 'picture_too_large' };

/**
 * Fits the picture on a white square, once `persona` gets a slot. Throws 422 `picture_unreadable` or
 * `picture_too_large`.
 */
export function encodeLogo(content: Uint8Array, persona: Uint8Array): Promise<Buffer> {
  return encodePicture(content, persona, refusals, (picture) =>
    picture
      .resize(LOGO_EDGE_PX, LOGO_EDGE_PX, { fit: 'contain', background: 'white' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
}

export function logoKey(logo: string): string {
  return `logos/${logo}.jpg`;
}
