import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { LoginMarkers, LoginType } from './login-markers';
import { loginMessages } from './login-messages';
import type { LoginProvider } from './login-provider';
import type { SessionCookies } from './session-cookies.port';

interface StartLoginInput {
  readonly provider: LoginProvider;
  readonly type: LoginType;
}

export interface CookiesDisabled {
  readonly kind: 'cookiesDisabled';
}

/** Starts a login with any provider if cookies work, and stores its markers on the device. */
export class StartLogin {
  readonly #cookies: Pick<SessionCookies, 'areEnabled'>;
  readonly #markers: LoginMarkers;
  readonly #reporter: ErrorReporter;

  constructor(cookies: Pick<SessionCookies, 'areEnabled'>, markers: LoginMarkers, reporter: ErrorReporter) {
    this.#cookies = cookies;
    this.#markers = markers;
    this.#reporter = reporter;
  }

  /** Synchronous, because a provider's window must open within the click. */
  execute({ provider, type }: StartLoginInput): Result<null, CookiesDisabled> {
    if (!this.#cookies.areEnabled()) {
      this.#reporter.report({ type: 'login', error: loginMessages.cookiesDisabled, level: 'error' });
      return fail({ kind: 'cookiesDisabled' });
    }
    this.#markers.begin(provider, type);
    return ok(null);
  }
}
