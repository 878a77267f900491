import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { withWindows1252Characters } from './windows-1252';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface TextFormat {
  readonly encoding: TextEncoding;
  readonly isGzip: boolean;
}

/** `tell` gets the number of bytes read so far. */
export async function* readText(
  file: string,
  { encoding, isGzip }: TextFormat,
  tell: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  let bytes = 0;
  const decoder = new TextDecoder(encoding);
  for await (const part of bytesOf(file, isGzip, (count) => {
    bytes += count;
    tell(bytes);
  })) {
    const text = decoder.decode(part, { stream: true });
    yield encoding === 'windows-1252' ? withWindows1252Characters(text) : text;
  }
  yield decoder.decode();
}

export async function* bytesOf(
  file: string,
  isGzip: boolean,
  tell: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 });
  raw.on('data', (part) => tell(part.length));
  raw.pause();
  const unpacked = isGzip ? raw.pipe(createGunzip()) : raw;
  raw.on('error', (error) => unpacked.destroy(error));
  for await (const part of unpacked) {
    if (part instanceof Uint8Array) yield part;
  }
}

/** The maximum length of a line. A longer one is not a row of a table. */
export const MAX_LINE_LENGTH = 4_000_000;

/** Splits text at any usual line break. A line longer than MAX_LINE_LENGTH is truncated. */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  let held = '';
  for await (const part of parts) {
    const text = held + part;
    // A trailing carriage return may be half of a line break.
    held = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
    if (rest.length <= MAX_LINE_LENGTH) rest += first;
    const last = others.pop();
    if (last === undefined) continue;
    yield [rest, ...others];
    rest = last;
  }
  if (rest !== '') yield [rest];
}
