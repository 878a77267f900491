import type { BookmarkId } from './bookmark';

export const MAX_BOOKMARKS = 300;
export const TOO_MANY_BOOKMARKS = `You have ${MAX_BOOKMARKS} bookmarks, the maximum. Remove one first.`;

export const MAX_BOOKMARK_TITLE_LENGTH = 80;

export const bookmarkRefusals = {
  gone: 'This is no longer available, so it cannot be bookmarked.',
} as const;

export function bookmarkKeyOf({ kind, itemId }: BookmarkId): string {
  return `${kind}:${itemId.toLowerCase()}`;
}
