import { createHash, randomBytes } from 'node:crypto';
import { MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE, PHOTO_TYPE_NAMES } from '@/core/kernel/pictures/photo.rules';
import type { LogoOwner } from '@/core/trust/logos/logo';
import { Problem } from '@/server/contract/problem';
import { Unreadable } from '@/server/import/columns/unreadable';
import type { LeaveOutOf, RunOfImport } from '@/server/import/kinds/import-writer';
import type { Database } from '@/server/platform/database';
import { encodeLogo, logoKey } from '@/server/services/trust/moderation/logos/logo-file';
import { importedLogos } from './imported-logos.queries';
import { readLogoFile } from './read-logo-file';

/** Pictures of an import are encoded one after the other. */
const OF_IMPORT = new Uint8Array();
const HASH_LENGTH = 24;

const NO_PICTURE = new Unreadable(`is no ${PHOTO_TYPE_NAMES} picture that can be read`);
const TOO_LARGE = new Unreadable(
  `has more than ${MAX_PHOTO_PIXELS / 1_000_000} million pixels, or more than ${MAX_PHOTO_SIDE} on one side`,
);

interface LogoWanted {
  /** The id of the company or college; null for one that is new. */
  readonly id: number | null;
  /** The path of its picture; '' for none. */
  readonly file: string;
}

/**
 * Reads and stores the logos that rows name by files. Returns their names, in the order of `rows`: '' for none, and for what cannot be one. The name holds a
 * hash of the file, by which a logo that is there already is known.
 */
export async function storeLogos(
  database: Database,
  owner: LogoOwner,
  run: Pick<RunOfImport, 'files' | 'folder' | 'isDryRun' | 'isRepeat'>,
  rows: readonly LogoWanted[],
  leaveOut: LeaveOutOf,
): Promise<readonly string[]> {
  const wanted = new Set(rows.filter(({ file, id }) => file !== '' && !(run.isRepeat && id !== null)));
  if (wanted.size === 0) return rows.map(() => '');
  const ids = [...wanted].flatMap(({ id }) => id ?? []);
  const there = await database.query(importedLogos[owner].there, ids);
  const logoOf = new Map(there.map(({ id, logo }) => [id, logo]));
  const names: string[] = [];
  for (const [place, row] of rows.entries()) {
    const logo = wanted.has(row) ? await storeLogo(run, row.file, logoOf.get(row.id ?? 0) ?? null) : '';
    if (logo instanceof Unreadable) leaveOut(place, { column: 'logo', value: row.file, reason: logo.reason });
    names.push(logo instanceof Unreadable ? '' : logo);
  }
  return names;
}

async function storeLogo(
  { files, folder, isDryRun }: Pick<RunOfImport, 'files' | 'folder' | 'isDryRun'>,
  path: string,
  there: string | null,
): Promise<string | Unreadable> {
  if (there !== null && !there.startsWith('i-')) return new Unreadable('is not taken: a moderator chose the logo');
  const content = await readLogoFile(folder, path);
  if (content instanceof Unreadable) return content;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  if (there?.startsWith(`i-${hash}-`) === true) return there;
  const picture = await encodeLogo(content, OF_IMPORT).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'picture_too_large' ? TOO_LARGE : NO_PICTURE;
  });
  if (picture instanceof Unreadable) return picture;
  const name = `i-${hash}-${randomBytes(4).toString('hex')}`;
  if (!isDryRun) await files.put(logoKey(name), picture);
  return name;
}

/** Gives rows their stored logos within the transaction `tx`. Returns the ids of those that changed. */
export async function writeLogos(
  tx: Database,
  owner: LogoOwner,
  { files }: Pick<RunOfImport, 'files'>,
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
