import { UnreadableText } from '@/server/import/columns/unreadable';
import type { DropRowValue, ImportRunContext } from '@/server/import/kinds/import-writer';
import type { Database } from '@/server/platform/database';
import {
  encodeSectionPicture,
  sectionPictureKey,
} from '@/server/services/research/company/company/section-picture-file';
import { sectionPictures } from './section-pictures.queries';
import type { PictureImportRun } from './store-picture';
import { storePicture } from './store-picture';

const USE = { encode: encodeSectionPicture, keyOf: sectionPictureKey } as const;

interface PictureWanted {
  readonly importKey: string | null;
  readonly file: string | null;
}

/** Stores the pictures that entries name. Returns names in order, null for a missing or unusable one. */
export async function storeSectionPictures(
  database: Database,
  run: PictureImportRun & Pick<ImportRunContext, 'isRepeat'>,
  entries: readonly PictureWanted[],
  leaveOut: DropRowValue,
): Promise<readonly (string | null)[]> {
  const keys = entries.flatMap(({ file, importKey }) => (file === null || importKey === null ? [] : [importKey]));
  const rows = keys.length === 0 ? [] : await database.query(sectionPictures.there, keys);
  const there = new Map(rows.map(({ import_key, image }) => [import_key, image]));
  const names: (string | null)[] = [];
  for (const [place, { file, importKey }] of entries.entries()) {
    const known = there.get(importKey ?? '');
    const isKept = file === null || (run.isRepeat && known !== undefined);
    const picture = isKept ? (known ?? null) : await storePicture(run, file, known ?? null, USE);
    if (picture instanceof UnreadableText)
      leaveOut(place, { column: 'picture', value: file ?? '', reason: picture.reason });
    names.push(picture instanceof UnreadableText ? null : picture);
  }
  return names;
}

/** Keeps files that entries or imports still use. */
export async function markSectionPicturesUsed(
  tx: Database,
  { files }: Pick<ImportRunContext, 'files'>,
  entries: readonly { readonly importKey: string; readonly picture: string }[],
): Promise<void> {
  if (entries.length === 0) return;
  const kept = await tx.query(
    sectionPictures.kept,
    entries.map(({ importKey }) => importKey),
    entries.map(({ picture }) => picture),
  );
  await files.use(tx, ...kept.map(({ image }) => sectionPictureKey(image)));
}
