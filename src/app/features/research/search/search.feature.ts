import '@/views/research/search/search.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import type { ScreenMatch } from '@/core/kernel/navigation/screens';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { SearchBoxKey } from '@/stores/research/search/keys';
import { SearchOverlays } from '@/views/research/search/search-overlays';
import { searchAdapters, searchModule } from './search.module';

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

function visitedIn({ screen, parameters }: ScreenMatch): string | null {
  return screen === 'CompanyOverview' ? (parameters.urlName ?? null) : null;
}
