import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGABYTES } from '@/core/kernel/pictures/photo.rules';
import { column } from '@/server/import/columns/column';
import { UnreadableText } from '@/server/import/columns/unreadable';

const ADDRESS_OF_WEB = /^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)/i;
const ABSENT = new UnreadableText('is not a file in the folder of the import file');

/** Defines a column of pictures. Headers with addresses of other sites do not match. */
const pictureColumn = (about: string, guesses: readonly string[]) =>
  column({
    about: `${about}: the path of a file, from the folder of the import file`,
    guesses,
    read: readPicturePath,
    refuses: (texts) =>
      texts.length > 0 && texts.every((text) => ADDRESS_OF_WEB.test(text)) ? 'are addresses, not files' : null,
  });

export const logoColumn = pictureColumn('a picture of its logo', [
  'logo',
  'logo file',
  'logo path',
  'company logo',
  'college logo',
]);

export const entryPictureColumn = pictureColumn('its picture, which its title describes', [
  'picture',
  'picture file',
  'picture path',
  'image',
  'image file',
  'photo',
  'photo file',
]);

function readPicturePath(text: string): string | UnreadableText {
  if (ADDRESS_OF_WEB.test(text))
    return new UnreadableText('is an address; a picture must be a file next to the import file');
  if (text.startsWith('/')) return new UnreadableText('is not a path from the folder of the import file');
  const isPlain = !text.includes('\0') && !text.includes('\\');
  if (!isPlain || text.split('/').includes('..')) {
    return new UnreadableText('is not a path inside the folder of the import file');
  }
  return text;
}

/** Reads a file below `folder`, after resolving links. Throws if it is outside, or too large for a picture. */
export async function readPictureFile(folder: string, path: string): Promise<Buffer | UnreadableText> {
  const root = await realpath(folder);
  const found = await realpath(join(root, path)).catch(() => null);
  if (found === null) return ABSENT;
  if (!found.startsWith(root.endsWith(sep) ? root : root + sep)) {
    return new UnreadableText('leads out of the folder of the import file');
  }
  // Avoids blocking on a pipe, and following a link swapped in concurrently.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;
  const file = await open(found, flags).catch(() => null);
  if (file === null) return new UnreadableText('cannot be opened');
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return ABSENT;
    if (stat.size > MAX_PHOTO_BYTES) return new UnreadableText(`is larger than ${MAX_PHOTO_MEGABYTES} MB`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
