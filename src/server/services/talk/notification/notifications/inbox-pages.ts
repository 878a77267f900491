import * as v from 'valibot';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import { cursorUnknown, MAX_ID } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { SealBroken } from '@/server/platform/seal';
import type { SealedRow } from './notification.queries';
import { inboxWindow, MAX_OPENED } from './notification.queries';
import { createdOf } from './notification-seals';

interface Reading {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
}

/** A row with its moment, in ms since 1970. */
export type DatedRow = SealedRow & { readonly created: number };

/**
 * The beginning of a page: the row that its window is after (day and id), and the last notification before it in the window (moment and
 * id; null for the beginning of the window).
 */
const Position = v.tuple([v.string(), v.string(), v.nullable(v.tuple([v.number(), v.string()]))]);
type Position = v.InferOutput<typeof Position>;

const TOP: Position = ['infinity', MAX_ID, null];

/**
 * A page of an inbox, newest first, and the cursor of the next; null after the last. The database knows days only: a window of whole days is opened and put
 * in order here. Of a day with more than `MAX_OPENED`, as many are in order, then the next. Throws Problem 400 `cursor_invalid`.
 */
export async function readPage(
  { database, authorship }: Reading,
  inbox: Uint8Array,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ readonly rows: readonly DatedRow[]; readonly nextCursor: string | null }> {
  const position = cursor === undefined ? TOP : openCursor(authorship, inbox, cursor);
  const [day, id, after] = position;
  const sealed = await database.query(inboxWindow, inbox, day, id, limit);
  const all = sealed.map((row) => ({ ...row, created: createdOf(authorship, inbox, row) })).sort(newestFirst);
  const left = after === null ? all : all.filter((row) => newestFirst(row, { created: after[0], id: after[1] }) > 0);
  const rows = left.slice(0, limit);
  const next = positionBehind(position, { sealed, rows, isWhole: rows.length === left.length });
  return { rows, nextCursor: next === null ? null : sealCursor(authorship, inbox, next) };
}

function positionBehind(
  [day, id, before]: Position,
  page: { readonly sealed: readonly SealedRow[]; readonly rows: readonly DatedRow[]; readonly isWhole: boolean },
): Position | null {
  const isFull = page.sealed.length === MAX_OPENED;
  const [lastOfWindow, last] = [page.sealed.at(-1), page.rows.at(-1)];
  // The window of a page before it was full, and is not since one of it went: there may be more after it.
  const wasFull = before !== null && dayInIndia(before[0]) !== day;
  if (page.isWhole)
    return (isFull || wasFull) && lastOfWindow !== undefined ? [lastOfWindow.created_on, lastOfWindow.id, null] : null;
  if (last === undefined) return null;
  const after: [number, string] = [last.created, last.id];
  // The next window begins with the day of the last one; a full one does not end with a day, so it is read once more.
  return isFull || last.created_on === day ? [day, id, after] : [last.created_on, MAX_ID, after];
}

/** Sealed: neither the moment nor the row of a notification shows in an address. */
function sealCursor(seals: Reading['authorship'], inbox: Uint8Array, position: Position): string {
  return seals.sealJson(inbox, position).toString('base64url');
}

function openCursor(seals: Reading['authorship'], inbox: Uint8Array, cursor: string): Position {
  try {
    return v.parse(Position, seals.unsealJson(inbox, Buffer.from(cursor, 'base64url')));
  } catch (error) {
    if (error instanceof SealBroken || error instanceof v.ValiError) throw cursorUnknown();
    throw error;
  }
}

type Placed = Pick<DatedRow, 'created' | 'id'>;

function newestFirst(one: Placed, other: Placed): number {
  if (one.created !== other.created) return other.created - one.created;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}
