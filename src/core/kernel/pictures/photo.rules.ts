import { groupIndian } from '../formatting/indian-number';

/** The types of pictures that a photo may have, by their content. */
export const PHOTO_TYPES = ['jpeg', 'png', 'webp'] as const;

/** The same in words. */
export const PHOTO_TYPE_NAMES = 'JPEG, PNG or WebP';

/** The largest file, in MB of 1,024 × 1,024 bytes. */
export const MAX_PHOTO_MEGABYTES = 10;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MEGABYTES * 1024 * 1024;

/** The most pixels of a picture. */
export const MAX_PHOTO_PIXELS = 40_000_000;

/** The longest side of a picture, in px: one that is long and thin costs as much as its file is small. */
export const MAX_PHOTO_SIDE = 12_000;

/** The refusal of a file that is no picture, as a sentence. */
export const UNREADABLE_PHOTO = `We couldn’t open this file as a picture. Choose a ${PHOTO_TYPE_NAMES} file.`;

/** The type of a picture and its size in px, from the file's first bytes. */
export interface PictureHead {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Returns why a file cannot be a photo, as a sentence; null if it can. `types` are those that it may have. */
export function photoFault(
  bytes: number,
  head: PictureHead | null,
  types: readonly string[] = PHOTO_TYPES,
): string | null {
  if (bytes > MAX_PHOTO_BYTES) return `This file is larger than ${MAX_PHOTO_MEGABYTES} MB. Choose a smaller one.`;
  return head === null || !types.includes(head.type) ? UNREADABLE_PHOTO : photoSizeFault(head);
}

/** Returns why a picture of this size cannot be a photo, as a sentence; null if it can. */
export function photoSizeFault({ width, height }: Pick<PictureHead, 'width' | 'height'>): string | null {
  if (width * height > MAX_PHOTO_PIXELS) {
    return `This picture has more than ${MAX_PHOTO_PIXELS / 1_000_000} million pixels. Choose a smaller one.`;
  }
  return Math.max(width, height) > MAX_PHOTO_SIDE
    ? `This picture is longer than ${groupIndian(MAX_PHOTO_SIDE)} pixels on one side. Crop it, or choose another one.`
    : null;
}
