import '@/views/talk/bookmarks/bookmarks.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { BookmarksKey } from '@/stores/talk/bookmarks/keys';
import { bookmarksAdapters, bookmarksModule } from './bookmarks.module';

export const feature: Feature = {
  module: bookmarksModule,
  adapters: bookmarksAdapters,
  screens: {
    Bookmarks: async () => (await import(/* webpackChunkName: "Bookmarks" */ './bookmarks.screen')).bookmarksScreen,
  },
  start: (container) => {
    const bookmarks = container.get(BookmarksKey);
    const session = container.get(SessionKey);
    container.get(UserEventsPort).onEvent('bookmarkChanged', bookmarks.changedElsewhere);
    const load = () => void bookmarks.load();
    container.get(RealtimePort).onMissed('session', load);
    reaction(() => session.userId, load, { fireImmediately: true });
  },
};
