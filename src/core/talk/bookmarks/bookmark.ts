export const BOOKMARK_KINDS = ['post', 'job', 'review', 'question'] as const;

export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

export interface BookmarkId {
  readonly kind: BookmarkKind;
  readonly itemId: string;
}

export interface BookmarkedItem {
  /** The title, or the first words. Null for a review with ratings only. */
  readonly title: string | null;
  readonly about: string;
  readonly company: string | null;
}

export interface Bookmark extends BookmarkId {
  readonly shown: BookmarkedItem | null;
}
