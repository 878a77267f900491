import type { PictureHead } from '@/core/kernel/pictures/photo.rules';
import { PHOTO_TYPES, photoFault } from '@/core/kernel/pictures/photo.rules';
import { mediaMessages } from './media-messages';

/** Accepted types. The device converts them to WebP; not every browser reads avif and heic. */
const CHOSEN_TYPES = [...PHOTO_TYPES, 'avif', 'heic'];

/** Returns a sentence, or null if the device may try to decode the file. */
export function chosenFileFault(bytes: number, head: PictureHead | null): string | null {
  return head?.type === 'gif' ? mediaMessages.gif : photoFault(bytes, head, CHOSEN_TYPES);
}
