import { MAX_KEY } from '@/core/kernel/common/cursor.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from './authorship';
import { SealBroken } from './seal';

/** A page's end: the last row's sort keys, most significant first, then its id. */
export interface CursorPosition {
  /** Up to two integers from 0 to `MAX_KEY`. Moments are in ms since 1970. */
  readonly keys: readonly number[];
  readonly id: string;
}

export type CursorSeals = Pick<Authorship, 'sealCursor' | 'openCursor'>;

const KEY_BYTES = 6;
const MAX_KEYS = 2;
/** The value of a missing key. */
const NO_KEY = 0xffff_ffff_ffff;
const ID_START = MAX_KEYS * KEY_BYTES;

/** Sealed positions of equal length, so that no cursor reveals a row's time. */
export class Cursors {
  readonly #seals: CursorSeals;

  constructor(seals: CursorSeals) {
    this.#seals = seals;
  }

  /** Returns deterministic base64url. */
  write({ keys, id }: CursorPosition): string {
    const hex = id.replaceAll('-', '');
    const position = Buffer.alloc(ID_START + hex.length / 2);
    for (let at = 0; at < MAX_KEYS; at++) position.writeUIntBE(keys[at] ?? NO_KEY, at * KEY_BYTES, KEY_BYTES);
    position.write(hex, ID_START, 'hex');
    return this.#seals.sealCursor(position).toString('base64url');
  }

  /** Returns null for the first page. Throws 400 `cursor_invalid` for any text that `write` cannot have returned. */
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

export function cursorUnknown(): Problem {
  return new Problem(400, 'cursor_invalid', requestRefusals.pageGone, { cursor: requestRefusals.cursorUnknown });
}

export const MIN_ID = '00000000-0000-0000-0000-000000000000';
export const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export function momentOf(cursor: CursorPosition | null): Date | undefined {
  const moment = cursor?.keys.at(-1);
  return moment === undefined ? undefined : new Date(moment);
}
