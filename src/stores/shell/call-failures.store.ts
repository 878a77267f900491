import { withQuery } from '@/core/common/address';
import type { FailedCall, FailedCallWatcher } from '@/core/shell/failed-calls.port';
import { httpErrorToastOf } from '@/core/shell/http-errors';
import { createToast } from '@/core/shell/toast';
import type { Toasts } from '@/core/shell/toasts.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';
import type { SessionStore } from '../session/session.store';
import type { NavigationStore } from './navigation.store';

/** Calls whose refusal the login window itself explains: it does not mean that a session is over. */
const LOGIN_CALLS: ReadonlySet<string> = new Set(['signInWithProvider', 'signOut']);
const LOG_CALLS: ReadonlySet<string> = new Set(['logError', 'logPerformance', 'logWebVitals']);

/**
 * What every failed call has in common: it is logged (ER-LOG-ALL), people read why (ER-HTTP-*), and a refused session
 * ends (ER-UNAUTH-*).
 */
export class CallFailuresStore implements FailedCallWatcher {
  constructor(
    private readonly reporter: ErrorReporter,
    private readonly toasts: Toasts,
    private readonly session: SessionStore,
    private readonly navigation: NavigationStore,
  ) {}

  failed(call: FailedCall): void {
    // A lost report is not reported in turn.
    if (LOG_CALLS.has(call.operationId)) return;
    this.log(call);
    if (LOGIN_CALLS.has(call.operationId)) return;
    this.explain(call);
    if (call.failure.kind === 'unauthenticated' || call.failure.kind === 'forbidden') this.endSession();
  }

  private log({ method, url, operationId, failure }: FailedCall): void {
    const [path = ''] = url.split('?', 1);
    const error = `${method} ${path}: ${failure.status ?? 'no answer'} ${failure.code}`;
    this.reporter.report({ error, type: 'api', level: 'error', operationId, status: failure.status });
  }

  private explain({ url, failure }: FailedCall): void {
    if (failure.status === null) return;
    const text = httpErrorToastOf(failure.status, url);
    // The text is its own id: a page whose calls all fail says so once.
    if (text !== null) this.toasts.show(createToast('failure', text), `http-${failure.status}`);
  }

  private endSession(): void {
    if (this.navigation.search.includes('showLoginModal=signout')) return;
    this.session.markUnauthorised();
    this.navigation.rewrite(withQuery(this.navigation.address, [['showLoginModal', 'signout']]));
  }
}
