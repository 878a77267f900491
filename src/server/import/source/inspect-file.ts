import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { UnreadableFile } from './source-row';
import type { TextFormat } from './text-stream';
import { bytesOf, readText } from './text-stream';

export interface InspectedFile extends TextFormat {
  readonly path: string;
  /** The size in bytes. */
  readonly size: number;
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
  readonly sample: string;
  readonly isWhole: boolean;
  readonly isOpenEnded: boolean;
}

const MAX_SHARE_OF_DAMAGED = 0.2;
const SAMPLE_LENGTH = 256 * 1024;
const USUAL_CONTROLS = '\0\u0001\t\n\f\r';
const MAX_SHARE_OF_CONTROLS = 0.03;

const PACKED: readonly (readonly [string, string])[] = [
  ['504b0304', 'is a spreadsheet of Excel or a zip archive. Save the sheet as CSV, or unpack the archive'],
  ['d0cf11e0', 'is a spreadsheet of an older Excel. Save the sheet as CSV'],
  ['25504446', 'is a PDF. Export its table as CSV'],
  ['50415231', 'is a Parquet file. Save it as CSV or JSON lines'],
  ['4152524f', 'is a file of Arrow. Save it as CSV or JSON lines'],
  ['53514c69', 'is a database of SQLite. Export its table as CSV'],
  ...['425a68', 'fd377a58', '28b52ffd', '377abcaf', '52617221'].map(
    (begin) => [begin, 'is compressed, but not with gzip. Unpack it'] as const,
  ),
];

/** Reads a whole file once: format, encoding and hash. Throws UnreadableFile. */
export async function inspectFile(path: string): Promise<InspectedFile> {
  const size = sizeOf(path);
  try {
    return await inspected(path, size);
  } catch (error) {
    throw sentenceFor(path, error);
  }
}

function sentenceFor(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EACCES' || code === 'EPERM') return new UnreadableFile(`${path} cannot be read by this user.`);
  return code.startsWith('Z_')
    ? new UnreadableFile(`${path} is a damaged gzip file: it cannot be unpacked completely.`)
    : error;
}

async function inspected(path: string, size: number): Promise<InspectedFile> {
  const head = await headOf(path);
  const packed = PACKED.find(([begin]) => head.startsWith(begin));
  if (packed !== undefined) throw new UnreadableFile(`${path} ${packed[1]}.`);
  const isGzip = head.startsWith('1f8b');
  const mark = isGzip ? '' : head;
  const hash = createHash('sha256');
  let isUtf8 = true;
  let lastBytes: Uint8Array = new Uint8Array();
  const strict = new TextDecoder('utf-8', { fatal: true });
  for await (const part of bytesOf(path, isGzip)) {
    hash.update(part);
    if (part.length > 0) lastBytes = part.subarray(-2);
    isUtf8 &&= decodes(strict, part);
  }
  isUtf8 &&= decodes(strict);
  const form: TextFormat = { isGzip, encoding: encodingOf(mark, isUtf8 || (await isMostlyUtf8(path, isGzip))) };
  const { sample, isWhole } = await sampleOf(path, form);
  if (isBinary(sample)) throw new UnreadableFile(`${path} is not a text file. Save its table as CSV.`);
  if (sample.trim() === '') throw new UnreadableFile(`${path} is empty.`);
  const isOpenEnded = !lastBytes.some((byte) => byte === 10 || byte === 13);
  return { ...form, path, size, hash: hash.digest('hex'), sample, isWhole, isOpenEnded };
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new UnreadableFile(`There is no file ${path}.`);
  if (!stats.isFile()) throw new UnreadableFile(`${path} is a folder. Name the files in it.`);
  return stats.size;
}

async function headOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await handle.close();
  }
}

/**
 * Returns true for binary files. Texts contain few control characters. NUL and U+0001, a separator in some exports,
 * count as noise.
 */
function isBinary(sample: string): boolean {
  const controls = sample.match(/\p{Cc}/gu)?.filter((character) => !USUAL_CONTROLS.includes(character)) ?? [];
  return controls.length > sample.length * MAX_SHARE_OF_CONTROLS;
}

function decodes(decoder: TextDecoder, part?: Uint8Array): boolean {
  try {
    decoder.decode(part, { stream: part !== undefined });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns true for UTF-8, in spite of a few broken letters. Under a wrong encoding nearly all non-ASCII letters are
 * damaged.
 */
async function isMostlyUtf8(path: string, isGzip: boolean): Promise<boolean> {
  let others = 0;
  let damaged = 0;
  for await (const text of readText(path, { isGzip, encoding: 'utf-8' })) {
    others += text.match(/\P{ASCII}/gu)?.length ?? 0;
    damaged += text.match(/\uFFFD/g)?.length ?? 0;
  }
  return damaged < others * MAX_SHARE_OF_DAMAGED;
}

/**
 * Returns the encoding. Unmarked files that are not UTF-8 use Excel's default. In UTF-16, every other byte of Latin
 * text is 0.
 */
function encodingOf(mark: string, isUtf8: boolean): TextFormat['encoding'] {
  if (/^fffe|^(?!00)..00(?!00)..00/.test(mark)) return 'utf-16le';
  if (/^feff|^00(?!00)..00(?!00)../.test(mark)) return 'utf-16be';
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

async function sampleOf(
  path: string,
  form: TextFormat,
): Promise<{ readonly sample: string; readonly isWhole: boolean }> {
  let sample = '';
  for await (const part of readText(path, form)) {
    if (sample.length > SAMPLE_LENGTH) return { sample, isWhole: false };
    sample += part;
  }
  return { sample, isWhole: true };
}
