import type { Sharp } from 'sharp';
import { once } from '@/contract/compile-at-first-use';
import type { Problem } from '@/server/contract/problem';

const MAX_PIXELS = 40_000_000;
const MAX_AT_ONCE = 2;
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

/** The refusals of a picture, as the service that takes it words them. */
export interface PictureRefusals {
  readonly unreadable: () => Problem;
  /** More than 40 million pixels. */
  readonly tooLarge: () => Problem;
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

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Makes pictures anew from a JPEG, PNG or WebP file: upright, and, as `encode` writes them, without anything else that the file held. Throws a
 * refusal for what is no such picture, and for one that is too large, before it is decoded.
 */
export async function encodePicture<Encoded>(
  content: Uint8Array,
  { unreadable, tooLarge }: PictureRefusals,
  encode: (picture: Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  const sharp = await loadSharp();
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
  if (width * height > MAX_PIXELS) throw tooLarge();
  // Pictures take much memory while they are worked on.
  await turn();
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    return await readable(() => encode(picture.autoOrient().timeout({ seconds: 10 })));
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  while (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}
