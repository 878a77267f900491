import type { Container } from 'inversify';
import { bookmarkKindOf } from '@/core/bookmarks/bookmarks-address';
import { BookmarkListKey } from '@/stores/bookmarks/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { BookmarksScreen } from '@/views/bookmarks/bookmarks-screen';
import type { Screen } from '../../feature';

async function load(container: Container): Promise<void> {
  const { address, isBack } = container.get(NavigationKey);
  if (container.get(SessionKey).isLoggedIn) await container.get(BookmarkListKey).open(bookmarkKindOf(address), isBack);
}

/** The user’s bookmarks. */
export const bookmarksScreen: Screen = {
  View: BookmarksScreen,
  query: ['kind'],
  load,
  requery: load,
  page: () => ({ title: 'Bookmarks · {brand}', description: 'Your bookmarks.', isPersonal: true }),
};
