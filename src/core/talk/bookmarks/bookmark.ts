export const BOOKMARK_KINDS = ['post', 'job', 'review', 'question'] as const;

export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

/** The item that a bookmark is of; of an interview, its question. */
export interface BookmarkId {
  readonly kind: BookmarkKind;
  readonly itemId: string;
}

export interface BookmarkedItem {
  /** The title, or the first words of an item without one; null for a review of nothing but ratings. */
  readonly title: string | null;
  /** The name of a post’s community, and of the company of others. */
  readonly about: string;
  /** The company’s url name; null for a post. */
  readonly company: string | null;
}

export interface Bookmark extends BookmarkId {
  /** Null for an item that is gone: deleted, hidden or held back. */
  readonly shown: BookmarkedItem | null;
}
