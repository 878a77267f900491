import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { BookmarkKind } from './bookmark';
import { BOOKMARK_KINDS } from './bookmark';

const PATH = '/bookmarks';

export function bookmarksPath(kind: BookmarkKind | null): string {
  return kind === null ? PATH : `${PATH}?kind=${kind}`;
}

export function bookmarkKindOf(address: string): BookmarkKind | null {
  const asked = queryValue(parseAddress(address).query, 'kind');
  return BOOKMARK_KINDS.find((kind) => kind === asked) ?? null;
}
