import '@/views/search/search.css';
import { reaction } from 'mobx';
import type { ScreenMatch } from '@/core/navigation/screens';
import { NavigationKey } from '@/stores/navigation/keys';
import { SearchBoxKey } from '@/stores/search/keys';
import { SessionKey } from '@/stores/session/keys';
import { SearchOverlays } from '@/views/search/search-overlays';
import type { Feature } from '../../feature';
import { searchAdapters } from './search.adapters';
import { searchModule } from './search.module';

/** Search: the box over every page, and the page of results. The companies that a signed-in user looks at are kept for the box. */
export const feature: Feature = {
  module: searchModule,
  adapters: searchAdapters,
  Overlays: SearchOverlays,
  start: (container) => {
    const navigation = container.get(NavigationKey);
    const session = container.get(SessionKey);
    const { visited } = container.get(SearchBoxKey);
    reaction(
      () => (session.isLoggedIn && navigation.match !== null ? visitedIn(navigation.match) : null),
      (urlName) => {
        if (urlName !== null) void visited(urlName);
      },
      { fireImmediately: true },
    );
  },
  screens: { Search: async () => (await import(/* webpackChunkName: "Search" */ './search.screen')).searchScreen },
};

/** The company whose page a screen is, by its name in addresses. */
function visitedIn({ screen, parameters }: ScreenMatch): string | null {
  return screen === 'CompanyOverview' ? (parameters.urlName ?? null) : null;
}
