import type { Sharp } from 'sharp';
import { memoize } from '@/contract/compile-at-first-use';
import { MAX_PHOTO_PIXELS, PHOTO_TYPES, photoSizeFault, UNREADABLE_PHOTO } from '@/core/kernel/pictures/photo.rules';
import { Problem } from '@/server/contract/problem';
import { FairSlots } from '../turns';

const FORMATS: readonly (string | undefined)[] = PHOTO_TYPES;

/** Limits concurrent processing, because pictures take much memory. */
const turns = new FairSlots({ atOnce: 2, atOnceOfUser: 1 });

export interface PictureRefusals {
  readonly unreadable: string;
  readonly tooLarge: string;
}

/** Loads lazily, because most runs do not use this library of 13 MB. */
const loadSharp = memoize(async () => {
  const { default: sharp } = await import('sharp');
  // Disables other formats: some readers follow addresses or run for long.
  sharp.block({
    operation: ['VipsForeignLoadSvg', 'VipsForeignLoadTiff', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'],
  });
  sharp.cache(false);
  return sharp;
});

/**
 * Re-encodes a JPEG, PNG or WebP upright and without metadata. Pictures of one `persona` are encoded one after the
 * other. Before decoding it throws 422 for an unreadable file, or one that is too large.
 */
export async function encodePicture<Encoded>(
  content: Uint8Array,
  persona: Uint8Array,
  refusals: PictureRefusals,
  encode: (picture: Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  const sharp = await loadSharp();
  const unreadable = (): Problem => new Problem(422, refusals.unreadable, UNREADABLE_PHOTO);
  // Any error of sharp is about the file.
  const readable = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    try {
      return await read();
    } catch {
      throw unreadable();
    }
  };
  const { format, width, height } = await readable(() => sharp(content, { limitInputPixels: false }).metadata());
  if (!FORMATS.includes(format)) throw unreadable();
  const fault = photoSizeFault({ width, height });
  if (fault !== null) throw new Problem(422, refusals.tooLarge, fault);
  return turns.run(persona, () => {
    const picture = sharp(content, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error', sequentialRead: true });
    return readable(() => encode(picture.autoOrient().timeout({ seconds: 10 })));
  });
}
