import { bookmarkKeyOf } from '@/core/talk/bookmarks/bookmarks.rules';
import { erasing } from '@/server/platform/personal/erase-by';
import type { Merge, PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { bookmarkLists } from './bookmarks.queries';
import { readItems } from './readable-items';
import { StoredBookmarks } from './stored-bookmarks';

const mergeBookmarks: Merge = async ({ database, authorship, personaRef }, after) => {
  const stored = new StoredBookmarks(authorship);
  const before = (await stored.list(database, personaRef)).length;
  const own = (await stored.list(database, after.personaRef)).length;
  const all = await stored.joined(database, after.personaRef, personaRef);
  return {
    kind: 'bookmarks',
    moves: all.length - own,
    ends: before - (all.length - own),
    write: (tx) => stored.replace(tx, after.personaRef, all),
  };
};

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Your bookmarks, sealed',
      columns: ['persona.bookmark_lists.list_ref', 'persona.bookmark_lists.list_seal'],
      copied: ['bookmarks'],
      atEnd: 'erased',
    },
  ],
  exports: [{ name: 'bookmarks', read: bookmarkRows }],
  merges: [mergeBookmarks],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) =>
      tx.query(bookmarkLists.erase, authorship.bookmarksRef(personaRef)),
    ),
  ],
};

async function bookmarkRows({ database, authorship, now, personaRef }: PersonalScope): Promise<readonly TableRow[]> {
  const all = await new StoredBookmarks(authorship).list(database, personaRef);
  const shown = await readItems(database, all, now());
  return all.map((one) => ({
    kind: one.kind,
    item_id: one.itemId,
    title: shown.get(bookmarkKeyOf(one))?.title ?? null,
  }));
}
