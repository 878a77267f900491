import '@/views/bookmarks/bookmarks.css';
import { reaction } from 'mobx';
import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { BookmarksKey } from '@/stores/bookmarks/keys';
import { SessionKey } from '@/stores/session/keys';
import type { Feature } from '../../feature';
import { bookmarksAdapters } from './bookmarks.adapters';
import { bookmarksModule } from './bookmarks.module';

/** The user’s bookmarks, and the buttons that make them. */
export const feature: Feature = {
  module: bookmarksModule,
  adapters: bookmarksAdapters,
  screens: {
    Bookmarks: async () => (await import(/* webpackChunkName: "Bookmarks" */ './bookmarks.screen')).bookmarksScreen,
  },
  start: (container) => {
    const bookmarks = container.get(BookmarksKey);
    const session = container.get(SessionKey);
    container.get(OwnActEventsPort).onAct('bookmarkChanged', bookmarks.changedElsewhere);
    const load = () => void bookmarks.load();
    container.get(RealtimePort).onMissed('session', load);
    reaction(() => session.userId, load, { fireImmediately: true });
  },
};
