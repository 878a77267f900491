import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The way from the bytes of a file to its text. */
export interface TextForm {
  readonly encoding: TextEncoding;
  readonly isGzip: boolean;
}

/** Reads a file as text, part by part; `tell` gets the number of bytes of the file that are read so far. */
export async function* readText(
  file: string,
  { encoding, isGzip }: TextForm,
  tell: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  let bytes = 0;
  const decoder = new TextDecoder(encoding);
  for await (const part of bytesOf(file, isGzip, (count) => {
    bytes += count;
    tell(bytes);
  })) {
    yield decoder.decode(part, { stream: true });
  }
  yield decoder.decode();
}

/** Reads the bytes of a file, unpacked; `tell` gets the number of bytes of each part as it is read from the disk. */
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

/** Cuts text into lines, with any of the usual line breaks; the last line needs none. */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const part of parts) {
    const text = rest + part;
    // A carriage return at the end may be the first half of a line break.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(end);
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest.endsWith('\r') ? rest.slice(0, -1) : rest];
}
