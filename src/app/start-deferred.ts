import { reaction } from 'mobx';
import { PostsStore } from '@/stores/posting/posts.store';
import { ShellQueryStore } from '@/stores/shell/shell-query.store';
import type { AppStores } from './app-stores';
import type { App } from './create-app';
import { metaOfApp } from './meta-of-app';
import { DocumentHeadToken, RealtimeToken } from './tokens';

/** Begins what the first view did not need: the connection, onboarding, writing, notifications, nudges, and what the address asks. */
export function startDeferred(app: App): void {
  const { container, stores } = app;
  const { appNudge, feed, navigation, onboarding, composer, notifications } = stores;
  const realtime = container.get(RealtimeToken);
  realtime.onPostAdded(feed.receive);
  realtime.onNotificationAdded(notifications.receive);
  realtime.onReconnected(() => {
    void feed.catchUp();
    void notifications.load();
  });
  realtime.connect();
  onboarding.attach(composer);
  onboarding.start();
  startWriting(stores);
  followSession(app);
  container.get(ShellQueryStore).start();
  const head = container.get(DocumentHeadToken);
  // At once too: somebody may have gone on to another page while this code was on its way.
  reaction(
    () => metaOfApp(app),
    (shown) => head.show(shown),
    { fireImmediately: true },
  );
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
function followSession(app: App): void {
  const { session, notifications, postViews } = app.stores;
  postViews.start();
  reaction(
    () => session.isLoggedIn,
    (isLoggedIn, wasLoggedIn) => {
      if (isLoggedIn) notifications.start();
      else if (wasLoggedIn) forgetPerson(app);
    },
    { fireImmediately: true },
  );
}

/** The session ended under an open page: what was the person's own goes, what everybody may read stays where it is. */
function forgetPerson({ container, stores }: App): void {
  const { composer, notifications, postViews, postPage, profile, voting, communities, feed } = stores;
  container.get(PostsStore).forget();
  notifications.forget();
  composer.forget();
  postViews.forget();
  profile.reset();
  voting.forget();
  postPage.forget();
  communities.forget();
  feed.forget();
}
