import { CallFailuresStore } from '@/stores/shell/call-failures.store';
import type { App } from './create-app';
import { FailedCallsToken, RealtimeToken } from './tokens';

/**
 * Sets a prepared app going in a browser: it listens and ticks, and fetches what the first view did not need. Answers
 * once that has begun too.
 */
export async function startApp(app: App): Promise<void> {
  const { container, stores } = app;
  const { clock, feed, session, deferred } = stores;
  container.get(FailedCallsToken).watch(container.get(CallFailuresStore));
  const realtime = container.get(RealtimeToken);
  realtime.onPostAdded(feed.receive);
  realtime.onReconnected(() => void feed.catchUp());
  realtime.connect();
  clock.start();
  session.start();
  const [{ startDeferred }] = await Promise.all([import('./start-deferred'), deferred.load()]);
  startDeferred(app);
}
