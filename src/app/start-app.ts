import { reaction } from 'mobx';
import { CallFailuresStore } from '@/stores/shell/call-failures.store';
import type { App } from './create-app';
import { DocumentHeadToken, FailedCallsToken, RealtimeToken } from './tokens';

/** Sets a prepared app going in a browser: from here on it listens, ticks and speaks. */
export function startApp({ container, stores, meta }: App): void {
  const { clock, session, feed, appNudge, navigation, onboarding, composer } = stores;
  container.get(FailedCallsToken).watch(container.get(CallFailuresStore));
  const realtime = container.get(RealtimeToken);
  realtime.onPostAdded(feed.receive);
  realtime.onReconnected(() => void feed.catchUp());
  realtime.connect();
  clock.start();
  session.start();
  onboarding.attach(composer);
  onboarding.start();
  const head = container.get(DocumentHeadToken);
  reaction(meta, (shown) => head.show(shown));
  reaction(
    () => navigation.match?.screen ?? null,
    (screen) => appNudge.enter(screen),
    { fireImmediately: true },
  );
}
