import { CURSOR_FORM, MAX_KEY } from '@/core/kernel/common/cursor.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** The end of a page: the sort key of its last row, most significant part first, then that row's id. */
export interface CursorPosition {
  /** Whole numbers from 0 on; a moment is in milliseconds since 1970. */
  readonly keys: readonly number[];
  readonly id: string;
}

/** The opaque text of a position: base64url of its parts. */
export function writeCursor({ keys, id }: CursorPosition): string {
  return Buffer.from(`${keys.join('.')}.${id}`, 'latin1').toString('base64url');
}

/**
 * The position in a cursor of `keyCount` keys; null for the first page. Throws Problem 400 `cursor_invalid` for every
 * text that `writeCursor` would not have written.
 */
export function readCursor(cursor: string | undefined, keyCount: number): CursorPosition | null {
  if (cursor === undefined) return null;
  const position = parse(Buffer.from(cursor, 'base64url').toString('latin1'));
  const known = position !== null && position.keys.length === keyCount && writeCursor(position) === cursor;
  if (known && position.keys.every((key) => key <= MAX_KEY)) return position;
  throw cursorUnknown();
}

/** 400 `cursor_invalid`. */
export function cursorUnknown(): Problem {
  return new Problem(400, 'cursor_invalid', requestRefusals.pageGone, { cursor: requestRefusals.cursorUnknown });
}

function parse(text: string): CursorPosition | null {
  const [, keys, id] = CURSOR_FORM.exec(text) ?? [];
  if (keys === undefined || id === undefined) return null;
  return { keys: keys.split('.').slice(0, -1).map(Number), id };
}

/** The ids before and after all others, for the first page of a list. */
export const MIN_ID = '00000000-0000-0000-0000-000000000000';
export const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The moment of a position whose last key is one. */
export function momentOf(cursor: CursorPosition | null): Date | undefined {
  const moment = cursor?.keys.at(-1);
  return moment === undefined ? undefined : new Date(moment);
}
