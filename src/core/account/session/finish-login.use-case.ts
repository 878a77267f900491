import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { LoginMarkers } from './login-markers';
import type { LoginProvider } from './login-provider';
import { LOGIN_PROVIDERS, providerNames } from './login-provider';
import { PROVIDER_DAYS } from './login-timers';
import type { SessionCookies } from './session-cookies.port';

interface FinishInput {
  readonly isLoggedIn: boolean;
  readonly isReturn: boolean;
}

/** Finishes a login that the previous page began. Stores its provider in this browser and removes its markers. */
export class FinishLogin {
  readonly #cookies: Pick<SessionCookies, 'rememberProvider'>;
  readonly #markers: LoginMarkers;
  readonly #reporter: ErrorReporter;
  readonly #occurrences: Pick<Occurrences, 'add'>;

  constructor(
    cookies: Pick<SessionCookies, 'rememberProvider'>,
    markers: LoginMarkers,
    reporter: ErrorReporter,
    occurrences: Pick<Occurrences, 'add'>,
  ) {
    this.#cookies = cookies;
    this.#markers = markers;
    this.#reporter = reporter;
    this.#occurrences = occurrences;
  }

  async execute({ isLoggedIn, isReturn }: FinishInput): Promise<Result<LoginProvider | null, never>> {
    const { loginInitiated, loginType } = this.#markers.read();
    this.#markers.clear();
    if (loginInitiated !== null) {
      this.#occurrences.add(isLoggedIn ? 'loginSuccess' : 'loginFailure', { source: loginInitiated });
      if (isLoggedIn) this.#occurrences.add('userLogin');
    }
    if (isLoggedIn) {
      const provider = LOGIN_PROVIDERS.find((name) => providerNames[name].mark === loginInitiated) ?? null;
      if (provider !== null) this.#cookies.rememberProvider(provider, PROVIDER_DAYS);
      return ok(provider);
    }
    if (isReturn) {
      const error = `Returned from ${loginInitiated ?? 'a login'} (${loginType ?? 'unknown'}) without a session`;
      this.#reporter.report({ type: 'login', error, level: 'warning' });
    }
    return ok(null);
  }
}
