import { once } from '@/contract/compile-at-first-use';
import { Problem } from '@/server/contract/problem';

const EDGE = 512;
const MAX_PIXELS = 40_000_000;
const MAX_AT_ONCE = 2;
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];

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
 * Makes a photo anew as a square WebP picture: upright, without anything else that the file held. Throws 422 `photo_unreadable` for what is no
 * JPEG, PNG or WebP picture, and `photo_too_large` for one with more than 40 million pixels, before it is decoded.
 */
export async function encodePhoto(content: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  const { format, width, height } = await readable(() => sharp(content, { limitInputPixels: false }).metadata());
  if (!FORMATS.includes(format)) throw unreadable();
  if (width * height > MAX_PIXELS) {
    throw new Problem(422, 'photo_too_large', 'This picture has more than 40 million pixels. Choose a smaller one.');
  }
  // Pictures take much memory while they are worked on.
  await turn();
  try {
    return await readable(() =>
      sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .resize(EDGE, EDGE, { fit: 'cover' })
        .webp({ quality: 80 })
        .timeout({ seconds: 10 })
        .toBuffer(),
    );
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  while (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

/** Whatever sharp says of a file is about the file. */
async function readable<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw unreadable();
  }
}

function unreadable(): Problem {
  return new Problem(
    422,
    'photo_unreadable',
    'This file is no picture that can be read. Choose a JPEG, PNG or WebP file.',
  );
}
