import { when } from 'mobx';
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
  // A connection that drops now may be back at the next press: what waits begins then.
  const begun = when(() => deferred.stores !== null).then(() => beginDeferred(app));
  if ((await deferred.load()) !== null) await begun;
}

async function beginDeferred(app: App): Promise<void> {
  const { startDeferred } = await import('./start-deferred');
  startDeferred(app);
}
