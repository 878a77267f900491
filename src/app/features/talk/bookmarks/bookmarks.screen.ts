import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { bookmarkKindOf } from '@/core/talk/bookmarks/bookmarks-address';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BookmarkListKey } from '@/stores/talk/bookmarks/keys';
import { BookmarksScreen } from '@/views/talk/bookmarks/bookmarks-screen';

async function load(container: Container): Promise<void> {
  const { address, isBack } = container.get(NavigationKey);
  if (container.get(SessionKey).isLoggedIn) await container.get(BookmarkListKey).open(bookmarkKindOf(address), isBack);
}

export const bookmarksScreen: Screen = {
  View: BookmarksScreen,
  query: ['kind'],
  load,
  requery: load,
  page: () => ({ title: 'Bookmarks · {brand}', description: 'Your bookmarks.', isPersonal: true }),
};
