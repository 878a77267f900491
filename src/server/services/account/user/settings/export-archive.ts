import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ZipFile } from 'yazl';
import type { TableRow } from '@/server/platform/personal/personal-data';
import { toCsv } from './csv';

export interface ExportedTable {
  readonly name: string;
  readonly rows: readonly TableRow[];
}

export interface ExportedPhoto {
  /** `profile.webp`, or `post-` or `company-` and the picture's key. */
  readonly name: string;
  readonly content: Buffer;
}

const ABOUT = (brand: string): string => `Everything that ${brand} holds about you.

everything.json   all of it, for programs
*.csv             the same by table, for a spreadsheet
photos/           your own pictures: your photo, and those in posts and of companies

What others wrote, and what is counted without your account, is not in it.
This archive ties your name to what you wrote under your pseudonym. Keep it where nobody else reads.
`;

export async function zipExport(
  brand: string,
  tables: readonly ExportedTable[],
  photos: readonly ExportedPhoto[],
): Promise<Buffer> {
  const zip = new ZipFile();
  const everything = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  zip.addBuffer(Buffer.from(ABOUT(brand)), 'README.txt');
  zip.addBuffer(Buffer.from(JSON.stringify(everything, null, 2)), 'everything.json');
  for (const { name, rows } of tables) {
    if (rows.length > 0) zip.addBuffer(Buffer.from(toCsv(rows)), `${name}.csv`);
  }
  for (const { name, content } of photos) zip.addBuffer(content, `photos/${name}`, { compress: false });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Padding step of archives up to `LARGE_BYTES`. */
const STEP_BYTES = 64 * 1_024;
const LARGE_BYTES = 1_024 * 1_024;

/** The key of an archive, stored sealed for the user. `bytes` is the size without padding. */
export const ArchiveKey = v.object({ key: v.string(), bytes: v.number() });
export type ArchiveKey = v.InferOutput<typeof ArchiveKey>;

/** Encrypts with a new key and pads, so that the length does not reveal the archive's size. */
export function lockFile(content: Buffer): ArchiveKey & { readonly locked: Buffer } {
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const padding = Buffer.alloc(paddedLength(content.length) - content.length);
  const locked = Buffer.concat([
    nonce,
    cipher.update(content),
    cipher.update(padding),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { key: key.toString('base64url'), bytes: content.length, locked };
}

/** Decrypts. Throws if the file was changed. */
export function unlockFile({ key, bytes }: ArchiveKey, locked: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), locked.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(locked.subarray(locked.length - TAG_BYTES));
  const content = decipher.update(locked.subarray(NONCE_BYTES, locked.length - TAG_BYTES));
  return Buffer.concat([content, decipher.final()]).subarray(0, bytes);
}

function paddedLength(bytes: number): number {
  if (bytes <= LARGE_BYTES) return Math.max(1, Math.ceil(bytes / STEP_BYTES)) * STEP_BYTES;
  return 2 ** Math.ceil(Math.log2(bytes));
}
