import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { TextDecoder } from 'node:util';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';

const MAX_BYTES = 65_536;
const TYPES = new Set(['text/html', 'application/xhtml+xml']);
const CHARSET = /charset\s*=\s*["']?([\w.:-]+)/i;
const MAX_BYTES_BEFORE_CHARSET = 1_024;

const MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['feff', 'utf-16be'],
  ['fffe', 'utf-16le'],
];

const MAX_PICTURE_BYTES = 4_194_304;
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

export const ACCEPTED_CODINGS = 'gzip, br';

/** Returns the picture, or null for another type, or more than 4 MB. */
export async function pictureOf(answer: IncomingMessage): Promise<Buffer | null> {
  if (answer.statusCode !== 200 || !PICTURE_TYPES.has(typeOf(answer))) return null;
  // Skips a compressed picture, because the request did not allow compression.
  if (answer.headers['content-encoding'] !== undefined) return null;
  const content = await beginningOf(answer, MAX_PICTURE_BYTES + 1);
  return content.length > MAX_PICTURE_BYTES ? null : content;
}

/** Returns at most 64 kB, or null for another type. Rejects if it cannot be decompressed. */
export async function htmlOf(answer: IncomingMessage): Promise<string | null> {
  const type = answer.headers['content-type'] ?? '';
  if (answer.statusCode !== 200 || !TYPES.has(typeOf(answer))) return null;
  const unpacked = unpackedOf(answer);
  if (unpacked === null) return null;
  const bytes = await beginningOf(unpacked, MAX_BYTES);
  return decoderOf(markedCharsetOf(bytes) ?? CHARSET.exec(type)?.[1] ?? writtenCharsetOf(bytes)).decode(bytes);
}

function markedCharsetOf(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('hex', 0, 3);
  return MARKS.find(([mark]) => beginning.startsWith(mark))?.[1];
}

/** Returns the charset. ASCII-readable pages are not UTF-16, whatever they declare. */
function writtenCharsetOf(bytes: Buffer): string | undefined {
  const label = CHARSET.exec(bytes.toString('latin1', 0, MAX_BYTES_BEFORE_CHARSET))?.[1];
  return label !== undefined && /^utf-16/i.test(label) ? undefined : label;
}

function typeOf({ headers }: IncomingMessage): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Returns null for an encoding that was not requested. */
function unpackedOf(answer: IncomingMessage): Readable | null {
  const coding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity') return answer;
  if (coding !== 'gzip' && coding !== 'br') return null;
  // Limits decompression to what is read (zip bombs); truncation is not an error.
  const unpacking =
    coding === 'br'
      ? createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
      : createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
  // The reader of the decompressed content gets the error.
  return pipeline(firstBytes(answer, MAX_BYTES), unpacking, () => undefined);
}

async function beginningOf(content: Readable, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of firstBytes(content, max)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the first bytes. Leaving the loop ends the stream, so the rest is never read. */
async function* firstBytes(content: Readable, max: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of content) {
    const chunk: Buffer = piece;
    yield chunk.subarray(0, max - size);
    size += chunk.length;
    if (size >= max) return;
  }
}

function decoderOf(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // Unknown charset: most pages are UTF-8.
    return new TextDecoder();
  }
}
