import type { Key } from '@/core/kernel/common/key';
import type { BookmarkListStore } from './bookmark-list.store';
import type { BookmarksStore } from './bookmarks.store';

export const BookmarksKey: Key<BookmarksStore> = Symbol('bookmarks/BookmarksStore');
export const BookmarkListKey: Key<BookmarkListStore> = Symbol('bookmarks/BookmarkListStore');
