import type { LogoOwner } from '@/core/trust/logos/logo';
import { UnreadableText } from '@/server/import/columns/unreadable';
import type { DropRowValue, ImportRunContext } from '@/server/import/kinds/import-writer';
import type { Database } from '@/server/platform/database';
import { encodeLogo, logoKey } from '@/server/services/trust/moderation/logos/logo-file';
import { importedLogos } from './imported-logos.queries';
import type { PictureImportRun } from './store-picture';
import { storePicture } from './store-picture';

interface LogoWanted {
  /** The id of the stored item, or null if the item is new. */
  readonly id: number | null;
  /** The path of the picture, or '' if there is none. */
  readonly file: string;
}

/**
 * Stores the logos that rows name. Returns names in order, '' for a missing or unusable one. Names contain the file's
 * hash, which detects unchanged logos.
 */
export async function storeLogos(
  database: Database,
  owner: LogoOwner,
  run: PictureImportRun & Pick<ImportRunContext, 'isRepeat'>,
  rows: readonly LogoWanted[],
  leaveOut: DropRowValue,
): Promise<readonly string[]> {
  const wanted = new Set(rows.filter(({ file, id }) => file !== '' && !(run.isRepeat && id !== null)));
  if (wanted.size === 0) return rows.map(() => '');
  const ids = [...wanted].flatMap(({ id }) => id ?? []);
  const there = await database.query(importedLogos[owner].there, ids);
  const logoOf = new Map(there.map(({ id, logo }) => [id, logo]));
  const names: string[] = [];
  for (const [place, row] of rows.entries()) {
    const logo = wanted.has(row) ? await storeLogo(run, row.file, logoOf.get(row.id ?? 0) ?? null) : '';
    if (logo instanceof UnreadableText) leaveOut(place, { column: 'logo', value: row.file, reason: logo.reason });
    names.push(logo instanceof UnreadableText ? '' : logo);
  }
  return names;
}

async function storeLogo(run: PictureImportRun, path: string, there: string | null): Promise<string | UnreadableText> {
  if (there !== null && !there.startsWith('i-')) return new UnreadableText('is not taken: a moderator chose the logo');
  return storePicture(run, path, there, { encode: encodeLogo, keyOf: logoKey });
}

/** Sets stored logos. Returns the changed ids. */
export async function writeLogos(
  tx: Database,
  owner: LogoOwner,
  { files }: Pick<ImportRunContext, 'files'>,
  rows: readonly { readonly id: number; readonly logo: string }[],
): Promise<readonly number[]> {
  const given = rows.filter(({ logo }) => logo !== '');
  if (given.length === 0) return [];
  const ids = given.map(({ id }) => id);
  const logos = given.map(({ logo }) => logo);
  const changed = await tx.query(importedLogos[owner].write, ids, logos);
  const kept = await tx.query(importedLogos[owner].kept, ids, logos);
  await files.use(tx, ...kept.map(({ logo }) => logoKey(logo)));
  return changed.map(({ id }) => id);
}
