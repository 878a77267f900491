import { createHash, randomBytes } from 'node:crypto';
import { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, PHOTO_TYPE_NAMES } from '@/core/kernel/pictures/photo.rules';
import { Problem } from '@/server/contract/problem';
import { UnreadableText } from '@/server/import/columns/unreadable';
import type { ImportRunContext } from '@/server/import/kinds/import-writer';
import { readPictureFile } from './read-picture-file';

/** The owner under which pictures of an import are queued, so that they are encoded one after the other. */
const IMPORT_OWNER = new Uint8Array();
const HASH_LENGTH = 24;

const NO_PICTURE = new UnreadableText(`is not a readable ${PHOTO_TYPE_NAMES} picture`);
const TOO_LARGE = new UnreadableText(
  `has more than ${MAX_PHOTO_PIXELS / 1_000_000} million pixels, or more than ${MAX_PHOTO_SIDE} on one side`,
);

export type PictureImportRun = Pick<ImportRunContext, 'files' | 'folder' | 'isDryRun'>;

export interface PictureEncoding {
  readonly encode: (content: Uint8Array, persona: Uint8Array) => Promise<Buffer>;
  readonly keyOf: (name: string) => string;
}

/** Stores a picture. Its name contains the file's hash. Returns `there` if unchanged. */
export async function storePicture(
  { files, folder, isDryRun }: PictureImportRun,
  path: string,
  there: string | null,
  { encode, keyOf }: PictureEncoding,
): Promise<string | UnreadableText> {
  const content = await readPictureFile(folder, path);
  if (content instanceof UnreadableText) return content;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  if (there?.startsWith(`i-${hash}-`) === true) return there;
  const picture = await encode(content, IMPORT_OWNER).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'picture_too_large' ? TOO_LARGE : NO_PICTURE;
  });
  if (picture instanceof UnreadableText) return picture;
  const name = `i-${hash}-${randomBytes(4).toString('hex')}`;
  if (!isDryRun) await files.put(keyOf(name), picture);
  return name;
}
