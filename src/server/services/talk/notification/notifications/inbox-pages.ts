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

/** In ms since 1970. */
export type DatedRow = SealedRow & { readonly created: number };

/** The window's start row (day, id) and the last notification within it (moment, id; null at its start). */
const Position = v.tuple([v.string(), v.string(), v.nullable(v.tuple([v.number(), v.string()]))]);
type Position = v.InferOutput<typeof Position>;

const TOP: Position = ['infinity', MAX_ID, null];

/**
 * Returns a page, newest first, and the next cursor. The database knows days only, so windows of whole days are opened
 * and sorted here, at most `MAX_OPENED` of a day. Throws 400 `cursor_invalid`.
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
  // The window was full before a row was removed, so there may be more rows.
  const wasFull = before !== null && dayInIndia(before[0]) !== day;
  if (page.isWhole)
    return (isFull || wasFull) && lastOfWindow !== undefined ? [lastOfWindow.created_on, lastOfWindow.id, null] : null;
  if (last === undefined) return null;
  const after: [number, string] = [last.created, last.id];
  // A full window may end in the middle of a day, so that day is read again.
  return isFull || last.created_on === day ? [day, id, after] : [last.created_on, MAX_ID, after];
}

/** Seals a cursor, because an address must not reveal a notification's time or row. */
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
