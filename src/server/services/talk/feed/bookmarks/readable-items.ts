import { shorten } from '@/core/kernel/formatting/shorten.rules';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import type { BookmarkedItem, BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { bookmarkKeyOf, MAX_BOOKMARK_TITLE } from '@/core/talk/bookmarks/bookmarks.rules';
import type { Database } from '@/server/platform/database';
import { readableItems } from './bookmarks.queries';

/** The code points that are read of a title: a visible character can be made of several. */
const READ_LENGTH = MAX_BOOKMARK_TITLE * 10;

/** Returns the items that everybody may read, by `bookmarkKeyOf`; those that are gone are left out. `now` is in ms since 1970. */
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
      { title: title === null ? null : shorten(title, MAX_BOOKMARK_TITLE), about, company },
    ]),
  );
}
