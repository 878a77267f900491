import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { fail, ok } from '@/core/common/result';
import { clientTypeOf } from '@/core/device/device';
import type { DeviceReading } from '@/core/device/device-reading.port';
import type { PageLocation } from '@/core/navigation/page-location.port';
import type { ErrorReporter } from '@/core/tracking/error-reporter';
import type { GoogleIdentity, ProviderFailure } from './identity-provider.port';
import type { Login } from './login.port';
import type { LoginMarkers } from './login-markers';
import type { LoginTargetProps } from './login-target';
import { loginTargetOf } from './login-target';
import type { SessionChanges } from './session-changes.port';
import type { SessionCookies } from './session-cookies.port';
import { sessionMessages } from './session-messages';
import type { ProviderProof } from './social-login';
import { buildSocialLogin } from './social-login';

/** `google` is null where Google is not offered. */
export interface SignInPorts {
  readonly login: Login;
  readonly google: GoogleIdentity | null;
  readonly cookies: SessionCookies;
  readonly markers: LoginMarkers;
  readonly device: DeviceReading;
  readonly location: PageLocation;
  readonly changes: SessionChanges;
  readonly reporter: ErrorReporter;
}

interface SignInInput {
  /** The one-tap's ID token; null to open the provider's pop-up. */
  readonly credential: string | null;
  /** Decides the page that follows. */
  readonly target: LoginTargetProps;
}

/** The reasons for which no session was started. */
export type SignInFailure =
  /** The browser keeps no cookies (VA-LOGIN-COOKIES). */
  | { readonly kind: 'cookiesDisabled' }
  | { readonly kind: 'noProof'; readonly failure: ProviderFailure }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Starts a session from Google's proof of who the user is, and loads the page that follows. Failures are reported. */
export class SignIn {
  readonly #ports: SignInPorts;

  constructor(ports: SignInPorts) {
    this.#ports = ports;
  }

  /** Without a credential it must be called by the press itself, or the browser blocks the pop-up. */
  async execute({ credential, target }: SignInInput): Promise<Result<null, SignInFailure>> {
    const { cookies, login, device } = this.#ports;
    if (!cookies.areEnabled()) return this.#failed({ kind: 'cookiesDisabled' });
    const proof = await this.#proofOf(credential);
    if (!proof.ok) return this.#failed({ kind: 'noProof', failure: proof.failure });
    const client = { clientType: clientTypeOf(device.current()), clientId: '' };
    const { body, headers } = buildSocialLogin(proof.value, client);
    const answer = await login.signInWithProvider(body, headers);
    if (!answer.ok) return this.#failed({ kind: 'refused', failure: answer.failure });
    this.#ports.changes.announce();
    this.#leaveFor(target);
    return ok(null);
  }

  async #proofOf(credential: string | null): Promise<Result<ProviderProof, ProviderFailure>> {
    const { google, markers } = this.#ports;
    if (google === null) return fail({ kind: 'notInitialised', message: '' });
    markers.begin('google', credential === null ? 'normal' : 'one_tap');
    if (credential !== null) return proofWith('oneTap', credential);
    const answer = await google.requestAccessToken();
    return answer.ok ? proofWith('popup', answer.value.accessToken) : answer;
  }

  /** Loads a new page, which reads the new session's cookies. */
  #leaveFor(props: LoginTargetProps): void {
    const { location } = this.#ports;
    const current = location.current();
    const target = loginTargetOf(props, current);
    if (target === current) location.reload();
    else location.assign(target);
  }

  #failed(failure: SignInFailure): Result<never, SignInFailure> {
    this.#ports.reporter.report({ type: 'login', ...reportOf(failure) });
    return fail(failure);
  }
}

/** An empty token proves nothing (VA-LOGIN-GOOGLE). */
function proofWith(flow: ProviderProof['flow'], token: string): Result<ProviderProof, ProviderFailure> {
  return token === '' ? fail({ kind: 'refused', message: '' }) : ok({ provider: 'google', flow, token });
}

function reportOf(failure: SignInFailure): { readonly error: string; readonly level: 'error' | 'fatal' } {
  switch (failure.kind) {
    case 'cookiesDisabled':
      return { error: sessionMessages.cookiesDisabled, level: 'error' };
    case 'noProof':
      return { error: `Google: ${failure.failure.kind} ${failure.failure.message}`.trim(), level: 'error' };
    case 'refused':
      return { error: `Social login failed: ${failure.failure.code}`, level: 'fatal' };
  }
}
