import type { PictureHead } from '@/core/kernel/pictures/photo.rules';
import { PHOTO_TYPES, photoFault } from '@/core/kernel/pictures/photo.rules';
import { mediaMessages } from './media-messages';

/** Every picture is turned into WebP on the device before it is sent, so these are tried too; not every browser reads them. */
const CHOSEN_TYPES = [...PHOTO_TYPES, 'avif', 'heic'];

/** Returns why a chosen file cannot be a picture of a post, as a sentence; null if the device may try it. */
export function chosenFileFault(bytes: number, head: PictureHead | null): string | null {
  return head?.type === 'gif' ? mediaMessages.gif : photoFault(bytes, head, CHOSEN_TYPES);
}
