import { bookmarkKeyOf, bookmarkRefusals, TOO_MANY_BOOKMARKS } from '@/core/talk/bookmarks/bookmarks.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import { Cursors } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import { readItems } from './readable-items';
import type { StoredBookmark } from './stored-bookmarks';
import { StoredBookmarks } from './stored-bookmarks';

export interface BookmarksDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly now: () => number;
}

type BookmarksOperations = 'listBookmarks' | 'listBookmarkIds' | 'addBookmark' | 'removeBookmark';

export function createBookmarks({
  database,
  authorship,
  publish,
  now,
}: BookmarksDeps): Pick<FeedHandlers, BookmarksOperations> {
  const cursors = new Cursors(authorship);
  const stored = new StoredBookmarks(authorship);
  return {
    async listBookmarks({ viewer, query: { kind, cursor, limit } }) {
      const before = cursors.read(cursor, 1)?.keys[0] ?? Number.POSITIVE_INFINITY;
      const all = await stored.list(database, viewer.personaRef);
      const rest = all.filter((one) => (kind === undefined || one.kind === kind) && one.number < before);
      const page = rest.slice(0, limit);
      const shown = await readItems(database, page, now());
      const items = page.map((one) => ({
        kind: one.kind,
        itemId: one.itemId,
        shown: shown.get(bookmarkKeyOf(one)) ?? null,
      }));
      const last = rest.length > limit ? page.at(-1) : undefined;
      const nextCursor = last === undefined ? null : cursors.write({ keys: [last.number], id: last.itemId });
      return { status: 200, body: { items, nextCursor, counts: countsOf(all) } };
    },

    async listBookmarkIds({ viewer }) {
      const all = await stored.list(database, viewer.personaRef);
      return { status: 200, body: { items: all.map(({ kind, itemId }) => ({ kind, itemId })) } };
    },

    async addBookmark({ viewer: { personaRef }, path: { kind, itemId } }) {
      const item = { kind, itemId: plainUuid(itemId) };
      const found = await readItems(database, [item], now());
      if (found.size === 0) throw new Problem(404, 'item_not_found', bookmarkRefusals.gone);
      const isAdded = await database.transaction((tx) => stored.add(tx, personaRef, item));
      if (!isAdded) throw new Problem(422, 'too_many_bookmarks', TOO_MANY_BOOKMARKS);
      publish.userEventRaised(personaRef, 'bookmarkChanged', { ...item, isBookmarked: true });
      return { status: 204, body: null };
    },

    async removeBookmark({ viewer: { personaRef }, path: { kind, itemId } }) {
      const item = { kind, itemId: plainUuid(itemId) };
      await database.transaction((tx) => stored.remove(tx, personaRef, item));
      publish.userEventRaised(personaRef, 'bookmarkChanged', { ...item, isBookmarked: false });
      return { status: 204, body: null };
    },
  };
}

function countsOf(all: readonly StoredBookmark[]) {
  const counts = { post: 0, job: 0, review: 0, question: 0 };
  for (const { kind } of all) counts[kind] += 1;
  return counts;
}
