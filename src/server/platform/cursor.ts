import { MAX_KEY } from '@/core/kernel/common/cursor.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from './authorship';
import { SealBroken } from './seal';

/** The end of a page: the sort key of its last row, most significant part first, then that row's id. */
export interface CursorPosition {
  /** Up to two whole numbers from 0 to `MAX_KEY`; a moment is in milliseconds since 1970. */
  readonly keys: readonly number[];
  readonly id: string;
}

export type CursorSeals = Pick<Authorship, 'sealCursor' | 'openCursor'>;

const KEY_BYTES = 6;
const MAX_KEYS = 2;
/** Fills the place of a key that a position does not have. */
const NO_KEY = 0xffff_ffff_ffff;
const ID_START = MAX_KEYS * KEY_BYTES;

/** The cursors of lists: positions, sealed, so that the moment of a row shows in none. All are equally long. */
export class Cursors {
  readonly #seals: CursorSeals;

  constructor(seals: CursorSeals) {
    this.#seals = seals;
  }

  /** Returns the sealed text of a position, in base64url; the same text for the same position. */
  write({ keys, id }: CursorPosition): string {
    const hex = id.replaceAll('-', '');
    const position = Buffer.alloc(ID_START + hex.length / 2);
    for (let at = 0; at < MAX_KEYS; at++) position.writeUIntBE(keys[at] ?? NO_KEY, at * KEY_BYTES, KEY_BYTES);
    position.write(hex, ID_START, 'hex');
    return this.#seals.sealCursor(position).toString('base64url');
  }

  /**
   * Returns the position in a cursor of `keyCount` keys; null for the first page. Throws Problem 400 `cursor_invalid` for every
   * text that `write` would not have written.
   */
  read(cursor: string | undefined, keyCount: number): CursorPosition | null {
    if (cursor === undefined) return null;
    const sealed = Buffer.from(cursor, 'base64url');
    // Base64 has several spellings of the same bytes.
    if (sealed.toString('base64url') !== cursor) throw cursorUnknown();
    const { keys, id } = this.#open(sealed);
    if (keys.length !== keyCount || keys.some((key) => key > MAX_KEY)) throw cursorUnknown();
    return { keys, id };
  }

  #open(sealed: Buffer): CursorPosition {
    const position = this.#opened(sealed);
    const keys = Array.from({ length: MAX_KEYS }, (_, at) => position.readUIntBE(at * KEY_BYTES, KEY_BYTES));
    const id = position.toString('hex', ID_START).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return { keys: keys.filter((key) => key !== NO_KEY), id };
  }

  #opened(sealed: Buffer): Buffer {
    try {
      return this.#seals.openCursor(sealed);
    } catch (error) {
      if (error instanceof SealBroken) throw cursorUnknown();
      throw error;
    }
  }
}

/** 400 `cursor_invalid`. */
export function cursorUnknown(): Problem {
  return new Problem(400, 'cursor_invalid', requestRefusals.pageGone, { cursor: requestRefusals.cursorUnknown });
}

/** The ids before and after all others, for the first page of a list. */
export const MIN_ID = '00000000-0000-0000-0000-000000000000';
export const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The moment of a position whose last key is one. */
export function momentOf(cursor: CursorPosition | null): Date | undefined {
  const moment = cursor?.keys.at(-1);
  return moment === undefined ? undefined : new Date(moment);
}
