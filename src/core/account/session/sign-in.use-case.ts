import type { JobPortal } from '@/core/account/job-portal/job-portal.port';
import { withQuery } from '@/core/kernel/common/address';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { clientTypeOf } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { Occurrences } from '@/core/kernel/tracking/occurrences';
import type { ClientIds } from './client-ids.port';
import type { ProviderFailure, ProviderToken } from './identity-provider.port';
import type { Login, SessionStarted } from './login.port';
import { providerNames } from './login-provider';
import type { LoginTargetProps } from './login-target';
import { loginTargetOf } from './login-target';
import { loginToastOf } from './login-toast.rules';
import type { ProviderProofs } from './provider-proofs';
import type { SessionChanges } from './session-changes.port';
import type { ProviderProof } from './social-login';
import { buildSocialLogin } from './social-login';
import type { CookiesDisabled, StartLogin } from './start-login.use-case';

export interface SignInPorts {
  readonly login: Login;
  readonly proofs: ProviderProofs;
  readonly jobPortal: JobPortal;
  readonly startLogin: StartLogin;
  readonly clientIds: ClientIds;
  readonly device: DeviceReading;
  readonly location: PageLocation;
  readonly changes: SessionChanges;
  readonly reporter: ErrorReporter;
  readonly occurrences: Pick<Occurrences, 'add'>;
}

/** The source of a proof: the provider's window, or a token that the provider sent without being asked. */
export type SignInWay =
  | { readonly provider: 'google' | 'microsoft'; readonly credential: null }
  | {
      readonly provider: 'google' | 'naukri';
      readonly flow: ProviderProof['flow'];
      readonly credential: ProviderToken;
    };

interface SignInInput {
  readonly way: SignInWay;
  readonly target: LoginTargetProps;
}

export type SignInFailure =
  | CookiesDisabled
  | { readonly kind: 'noProof'; readonly failure: ProviderFailure }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Starts a session from a provider's proof of identity, and loads the next page. Failures are reported. */
export class SignIn {
  readonly #ports: SignInPorts;

  constructor(ports: SignInPorts) {
    this.#ports = ports;
  }

  /** Without a credential it must be called synchronously in the click handler, or the browser blocks the window. */
  async execute({ way, target }: SignInInput): Promise<Result<null, SignInFailure>> {
    const { login, jobPortal, startLogin } = this.#ports;
    const isOneTap = way.credential !== null && way.flow === 'oneTap';
    const started = startLogin.execute({ provider: way.provider, type: isOneTap ? 'one_tap' : 'normal' });
    if (!started.ok) return started;
    const proof = await this.#proofOf(way);
    if (!proof.ok) return this.#failed(way, { kind: 'noProof', failure: proof.failure });
    const { body, client } = buildSocialLogin(proof.value, await this.#client());
    this.#ports.occurrences.add('LoginAttempt_Social_API', { source: providerNames[way.provider].source });
    const answer = await login.signInWithProvider({ ...body, ...client });
    if (!answer.ok) return this.#failed(way, { kind: 'refused', failure: answer.failure });
    // A failure is only logged, because the session has already started.
    if (way.provider === 'naukri') await jobPortal.saveNaukriInfo({ token: proof.value.token });
    this.#ports.changes.announce();
    this.#leaveFor(target, answer.value);
    return ok(null);
  }

  async #proofOf(way: SignInWay): Promise<Result<ProviderProof, ProviderFailure>> {
    if (way.credential !== null) return proofWith(way.provider, way.flow, way.credential);
    const answer = await this.#ports.proofs.tokenFrom(way.provider);
    return answer.ok ? proofWith(way.provider, 'popup', answer.value) : answer;
  }

  async #client() {
    const { clientIds, device, reporter } = this.#ports;
    const clientId = await clientIds.retrieve().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reporter.report({ type: 'login', error: `No client id: ${reason}`, level: 'error' });
      return '';
    });
    return { clientType: clientTypeOf(device.current()), clientId };
  }

  /** Loads the next page, which reads the new session's cookies. */
  #leaveFor(props: LoginTargetProps, started: SessionStarted): void {
    const { location } = this.#ports;
    const current = location.current();
    const next = loginTargetOf(props, current);
    const toast = loginToastOf(started);
    const target = toast === null ? next : withQuery(next, [['toast', toast]]);
    if (target === current) location.reload();
    else location.assign(target);
  }

  #failed({ provider }: SignInWay, failure: Exclude<SignInFailure, CookiesDisabled>): Result<never, SignInFailure> {
    this.#ports.reporter.report({ type: 'login', ...reportOf(providerNames[provider].label, failure) });
    return fail(failure);
  }
}

/** Returns the proof. An empty token proves nothing (VA-LOGIN-GOOGLE). */
function proofWith(
  provider: ProviderProof['provider'],
  flow: ProviderProof['flow'],
  { token, nonce }: ProviderToken,
): Result<ProviderProof, ProviderFailure> {
  return token === '' ? fail({ kind: 'refused', message: '' }) : ok({ provider, flow, token, nonce });
}

function reportOf(
  label: string,
  failure: Exclude<SignInFailure, CookiesDisabled>,
): { readonly error: string; readonly level: 'error' | 'fatal' } {
  switch (failure.kind) {
    case 'noProof':
      return { error: `${label}: ${failure.failure.kind} ${failure.failure.message}`.trim(), level: 'error' };
    case 'refused':
      return { error: `Social login failed: ${failure.failure.code}`, level: 'fatal' };
  }
}
