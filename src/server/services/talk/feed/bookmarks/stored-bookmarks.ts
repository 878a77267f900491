import type { BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { MAX_BOOKMARKS } from '@/core/talk/bookmarks/bookmarks.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { bookmarkLists } from './bookmarks.queries';

export interface StoredBookmark extends BookmarkId {
  readonly number: number;
}

const KIND_OF_LETTER: Readonly<Record<string, BookmarkKind>> = { p: 'post', j: 'job', r: 'review', q: 'question' };
const LETTER_OF_KIND = { post: 'p', job: 'j', review: 'r', question: 'q' } as const satisfies Record<
  BookmarkKind,
  string
>;

const WHOLE_LIST = JSON.stringify(`p${crypto.randomUUID()}999999999 `.repeat(MAX_BOOKMARKS)).length;

/** Sealed bookmarks per user, newest first, in equal lengths that hide their number. */
export class StoredBookmarks {
  constructor(private readonly authorship: Pick<Authorship, 'bookmarksRef' | 'sealJson' | 'unsealJson'>) {}

  async list(database: Database, persona: Uint8Array): Promise<readonly StoredBookmark[]> {
    const ref = this.authorship.bookmarksRef(persona);
    const [row] = await database.query(bookmarkLists.read, ref);
    return row === undefined ? [] : this.#open(ref, row.list_seal);
  }

  /** Adds a bookmark, or keeps an existing one. Returns false if full. */
  async add(tx: Database, persona: Uint8Array, { kind, itemId }: BookmarkId): Promise<boolean> {
    const ref = this.authorship.bookmarksRef(persona);
    const stored = await this.#lock(tx, ref);
    if (stored.some((one) => isOf(one, { kind, itemId }))) return true;
    if (stored.length >= MAX_BOOKMARKS) return false;
    const number = (stored[0]?.number ?? 0) + 1;
    await tx.query(bookmarkLists.store, ref, this.#seal(ref, [{ kind, itemId, number }, ...stored]));
    return true;
  }

  /** Appends the other persona's bookmarks up to the limit. */
  async joined(database: Database, into: Uint8Array, from: Uint8Array): Promise<readonly StoredBookmark[]> {
    const [first, second] = [await this.list(database, into), await this.list(database, from)];
    const all = [...first, ...second.filter((one) => !first.some((known) => isOf(known, one)))].slice(0, MAX_BOOKMARKS);
    return all.map((one, at) => ({ ...one, number: all.length - at }));
  }

  async replace(tx: Database, persona: Uint8Array, bookmarks: readonly StoredBookmark[]): Promise<void> {
    const ref = this.authorship.bookmarksRef(persona);
    await this.#lock(tx, ref);
    await tx.query(bookmarkLists.store, ref, this.#seal(ref, bookmarks));
  }

  async remove(tx: Database, persona: Uint8Array, item: BookmarkId): Promise<void> {
    const ref = this.authorship.bookmarksRef(persona);
    const others = (await this.#lock(tx, ref)).filter((one) => !isOf(one, item));
    await tx.query(bookmarkLists.store, ref, this.#seal(ref, others));
  }

  async #lock(tx: Database, ref: Uint8Array): Promise<readonly StoredBookmark[]> {
    const [row] = await tx.query(bookmarkLists.lock, ref, this.#seal(ref, []));
    if (row === undefined) throw new Error('A list of bookmarks was not stored.');
    return this.#open(ref, row.list_seal);
  }

  #seal(ref: Uint8Array, bookmarks: readonly StoredBookmark[]): Buffer {
    const packed = bookmarks.map(({ kind, itemId, number }) => `${LETTER_OF_KIND[kind]}${itemId}${number} `);
    return this.authorship.sealJson(ref, packed.join(''), WHOLE_LIST);
  }

  #open(ref: Uint8Array, sealed: Uint8Array): readonly StoredBookmark[] {
    const packed = String(this.authorship.unsealJson(ref, sealed)).split(' ').filter(Boolean);
    return packed.flatMap((one) => {
      const kind = KIND_OF_LETTER[one.charAt(0)];
      return kind === undefined ? [] : [{ kind, itemId: one.slice(1, 37), number: Number(one.slice(37)) }];
    });
  }
}

function isOf(one: BookmarkId, { kind, itemId }: BookmarkId): boolean {
  return one.kind === kind && one.itemId === itemId;
}
