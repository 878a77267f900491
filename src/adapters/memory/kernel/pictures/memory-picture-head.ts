import type { PictureHead } from '@/core/kernel/pictures/photo.rules';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const WEBP_AT = 8;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;
const PNG_HEAD_LENGTH = 24;

/** Returns the head, with a width of 1 px for types other than PNG, or null for an unknown type. */
export function pictureHeadOf(content: Uint8Array): PictureHead | null {
  if (hasAt(content, 0, PNG)) {
    if (content.length < PNG_HEAD_LENGTH) return null;
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
    return { type: 'png', width: view.getUint32(PNG_WIDTH_AT), height: view.getUint32(PNG_HEIGHT_AT) };
  }
  if (hasAt(content, 0, JPEG)) return { type: 'jpeg', width: 1, height: 1 };
  return hasAt(content, WEBP_AT, WEBP) ? { type: 'webp', width: 1, height: 1 } : null;
}

function hasAt(content: Uint8Array, place: number, signs: readonly number[]): boolean {
  return signs.every((sign, index) => content[place + index] === sign);
}
