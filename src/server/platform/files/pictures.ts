import type { Sharp } from 'sharp';
import { once } from '@/contract/compile-at-first-use';
import { MAX_PHOTO_PIXELS, PHOTO_TYPES, photoSizeFault, UNREADABLE_PHOTO } from '@/core/kernel/pictures/photo.rules';
import { Problem } from '@/server/contract/problem';
import { Turns } from '../turns';

const FORMATS: readonly (string | undefined)[] = PHOTO_TYPES;

/** Pictures take much memory while they are worked on. */
const turns = new Turns({ atOnce: 2, atOnceOfUser: 1 });

/** The codes of a picture's refusals in the service that takes it. */
export interface PictureRefusals {
  readonly unreadable: string;
  /** More pixels, or longer sides, than `photoSizeFault` allows. */
  readonly tooLarge: string;
}

/** Fetched with the first picture: with it come 13 MB of a library that most runs of a server never use. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  // Readers of formats that are not accepted are switched off: some of them follow addresses or run for long.
  sharp.block({
    operation: ['VipsForeignLoadSvg', 'VipsForeignLoadTiff', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'],
  });
  sharp.cache(false);
  return sharp;
});

/**
 * Encodes pictures again from a JPEG, PNG or WebP file when it is the turn of their user (`persona`): upright, and, as `encode` writes them, without
 * anything else that the file held. Throws 422 for what is no such picture, and for one that is too large, before it is decoded.
 */
export async function encodePicture<Encoded>(
  content: Uint8Array,
  persona: Uint8Array,
  refusals: PictureRefusals,
  encode: (picture: Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  const sharp = await loadSharp();
  const unreadable = (): Problem => new Problem(422, refusals.unreadable, UNREADABLE_PHOTO);
  // Whatever sharp says of a file is about the file.
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
