import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import type { BookmarkedItem, BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { bookmarkKeyOf, MAX_BOOKMARK_TITLE_LENGTH } from '@/core/talk/bookmarks/bookmarks.rules';
import type { Database } from '@/server/platform/database';
import { readableItems } from './bookmarks.queries';

/** Code points read per title: a visible character may have several. */
const READ_LENGTH = MAX_BOOKMARK_TITLE_LENGTH * 10;

export async function readItems(
  database: Database,
  items: readonly BookmarkId[],
  now: number,
): Promise<ReadonlyMap<string, BookmarkedItem>> {
  if (items.length === 0) return new Map();
  const idsOf = (kind: BookmarkKind) => items.filter((item) => item.kind === kind).map(({ itemId }) => itemId);
  const rows = await database.query(
    readableItems,
    idsOf('post'),
    idsOf('job'),
    idsOf('review'),
    idsOf('question'),
    firstListedDay(now),
    READ_LENGTH,
  );
  return new Map(
    rows.map(({ kind, id, title, about, company }) => [
      bookmarkKeyOf({ kind, itemId: id }),
      { title: title === null ? null : shorten(title, MAX_BOOKMARK_TITLE_LENGTH), about, company },
    ]),
  );
}
