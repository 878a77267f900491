import { reaction } from 'mobx';
import { CallFailuresStore } from '@/stores/shell/call-failures.store';
import { ShellQueryStore } from '@/stores/shell/shell-query.store';
import type { AppStores } from './app-stores';
import type { App } from './create-app';
import { DocumentHeadToken, FailedCallsToken, RealtimeToken } from './tokens';

/** Sets a prepared app going in a browser: from here on it listens, ticks and speaks. */
export function startApp({ container, stores, meta }: App): void {
  const { clock, session, feed, appNudge, navigation, onboarding, composer, notifications } = stores;
  container.get(FailedCallsToken).watch(container.get(CallFailuresStore));
  const realtime = container.get(RealtimeToken);
  realtime.onPostAdded(feed.receive);
  realtime.onNotificationAdded(notifications.receive);
  realtime.onReconnected(() => {
    void feed.catchUp();
    void notifications.load();
  });
  realtime.connect();
  clock.start();
  session.start();
  onboarding.attach(composer);
  onboarding.start();
  startWriting(stores);
  followSession(stores);
  container.get(ShellQueryStore).start();
  const head = container.get(DocumentHeadToken);
  reaction(meta, (shown) => head.show(shown));
  reaction(
    () => navigation.match?.screen ?? null,
    (screen) => appNudge.enter(screen),
    { fireImmediately: true },
  );
}

/** The draft of the last visit is back, and what one wanted to write before login and onboarding opens after them. */
function startWriting({ composer, access, onboarding }: AppStores): void {
  composer.start();
  reaction(
    () => access.isWriter && !onboarding.isOpen,
    (mayWrite) => {
      if (mayWrite) composer.openPending();
    },
    { fireImmediately: true },
  );
}

/** What belongs to the person who is signed in begins and ends with the session. */
function followSession({ session, notifications, postViews }: AppStores): void {
  postViews.start();
  reaction(
    () => session.isLoggedIn,
    (isLoggedIn) => {
      if (isLoggedIn) {
        notifications.start();
        return;
      }
      notifications.stop();
      postViews.reset();
    },
    { fireImmediately: true },
  );
}
