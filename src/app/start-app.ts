import { CallFailuresStore } from '@/stores/shell/call-failures.store';
import type { App } from './create-app';
import { FailedCallsToken } from './tokens';

/**
 * Sets a prepared app going in a browser: it ticks and hears of failed calls, and fetches what the first view did not
 * need. Answers once that has begun too.
 */
export async function startApp(app: App): Promise<void> {
  const { container, stores } = app;
  const { clock, session, deferred } = stores;
  container.get(FailedCallsToken).watch(container.get(CallFailuresStore));
  clock.start();
  session.start();
  const [{ startDeferred }, arrived] = await Promise.all([import('./start-deferred'), deferred.load()]);
  if (arrived !== null) startDeferred(app);
}
