import { PROFILE_CHANGED } from '@/core/account/profile/pseudo-profile';
import { withQuery } from '@/core/kernel/common/address';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { TERMS_TO_AGREE } from '@/core/kernel/common/terms-version.rules';
import type { FailedCall, FailedCallWatcher } from '@/core/kernel/failed-calls/failed-calls.port';
import { httpErrorDetailOf, httpErrorToastOf } from '@/core/kernel/failed-calls/http-errors';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { SessionStore } from '@/stores/account/session/session.store';
import { TermsKey } from '@/stores/trust/legal/keys';
import type { NavigationStore } from '../navigation/navigation.store';
import type { FeaturesStore } from '../shell/features.store';

type CheckedSession = Pick<
  SessionStore,
  'callRefused' | 'checkUser' | 'hasSignedOut' | 'isSigningOut' | 'markUnauthorised'
>;

/** Logs every failed call (ER-LOG-ALL), shows the user why (ER-HTTP-*), and ends a refused session (ER-UNAUTH-*) or another user's. */
export class CallFailuresStore implements FailedCallWatcher {
  readonly #reporter: ErrorReporter;
  readonly #occurrences: Pick<Occurrences, 'add'>;
  readonly #toasts: Toasts;
  readonly #session: CheckedSession;
  readonly #navigation: Pick<NavigationStore, 'address' | 'search' | 'rewrite'>;
  readonly #scheduler: Pick<Scheduler, 'after'>;
  readonly #features: Pick<FeaturesStore, 'ask'>;

  constructor(
    reporter: ErrorReporter,
    occurrences: Pick<Occurrences, 'add'>,
    toasts: Toasts,
    session: CheckedSession,
    navigation: Pick<NavigationStore, 'address' | 'search' | 'rewrite'>,
    scheduler: Pick<Scheduler, 'after'>,
    features: Pick<FeaturesStore, 'ask'>,
  ) {
    this.#features = features;
    this.#scheduler = scheduler;
    this.#reporter = reporter;
    this.#occurrences = occurrences;
    this.#toasts = toasts;
    this.#session = session;
    this.#navigation = navigation;
  }

  failed(call: FailedCall): void {
    // A report that is lost is not reported in turn.
    if (call.operationId === 'logError') return;
    this.log(call);
    if (call.purpose === 'login' || call.purpose === 'log') return;
    // The user logged out, here or on another page, before the call or its response.
    if (call.failure.kind === 'unauthenticated' && (this.#session.isSigningOut || this.#session.hasSignedOut)) {
      if (call.purpose === null) this.#session.callRefused();
      return;
    }
    this.explain(call);
    // Runs later, so that the calling screen first explains what happened to its draft.
    if (call.failure.code === PROFILE_CHANGED) this.#scheduler.after(0, () => void this.#session.checkUser());
    if (call.failure.code === TERMS_TO_AGREE) void this.#features.ask(TermsKey, (terms) => void terms.ask());
    if (call.failure.kind === 'unauthenticated' || call.failure.kind === 'forbidden') this.endSession();
  }

  private log({ operationId, failure }: FailedCall): void {
    const error = `${operationId}: ${failure.status ?? 'no answer'} ${failure.code}`;
    this.#reporter.report({ error, type: 'api', level: 'error', operationId, status: failure.status });
  }

  private explain(call: FailedCall): void {
    const text = httpErrorToastOf(call);
    // The text is its own id, so that many failing calls show one toast.
    if (text !== null)
      this.#toasts.show(createToast('failure', text, httpErrorDetailOf(call)), `http-${call.failure.status}`);
  }

  private endSession(): void {
    if (this.#navigation.search.includes('showLoginModal=signout')) return;
    this.#occurrences.add('signOut');
    this.#session.markUnauthorised();
    this.#navigation.rewrite(withQuery(this.#navigation.address, [['showLoginModal', 'signout']]));
  }
}
