import { groupIndian } from '../formatting/indian-number';

export const PHOTO_TYPES = ['jpeg', 'png', 'webp'] as const;

export const PHOTO_TYPE_NAMES = 'JPEG, PNG or WebP';

export const MAX_PHOTO_MEGABYTES = 10;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MEGABYTES * 1024 * 1024;

export const MAX_PHOTO_PIXELS = 40_000_000;

/** In px. A long, thin picture costs as much as a large one. */
export const MAX_PHOTO_SIDE = 12_000;

export const UNREADABLE_PHOTO = `We couldn’t open this file as a picture. Choose a ${PHOTO_TYPE_NAMES} file.`;

export interface PictureHead {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

export function photoFault(
  bytes: number,
  head: PictureHead | null,
  types: readonly string[] = PHOTO_TYPES,
): string | null {
  if (bytes > MAX_PHOTO_BYTES) return `This file is larger than ${MAX_PHOTO_MEGABYTES} MB. Choose a smaller one.`;
  return head === null || !types.includes(head.type) ? UNREADABLE_PHOTO : photoSizeFault(head);
}

export function photoSizeFault({ width, height }: Pick<PictureHead, 'width' | 'height'>): string | null {
  if (width * height > MAX_PHOTO_PIXELS) {
    return `This picture has more than ${MAX_PHOTO_PIXELS / 1_000_000} million pixels. Choose a smaller one.`;
  }
  return Math.max(width, height) > MAX_PHOTO_SIDE
    ? `This picture is longer than ${groupIndian(MAX_PHOTO_SIDE)} pixels on one side. Crop it, or choose another one.`
    : null;
}
