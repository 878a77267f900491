import { profileTagOf } from '@/adapters/memory/account/profile/memory-persona';
import type { MemorySession } from '@/adapters/memory/account/sessions/session-records';
import { SessionRecords } from '@/adapters/memory/account/sessions/session-records';
import { restoreMemoryAccount } from '@/adapters/memory/talk/posting/paused-account';
import type { LoginProvider } from '@/core/account/session/login-provider';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import { mustAcceptTerms } from '@/core/kernel/common/terms-version.rules';
import { ACCESS_MINUTES, EARLY_MS } from '@/core/kernel/common/token-life.rules';
import type { Refusal } from './memory-failure';
import { notSignedIn, profileChanged, refusal } from './memory-failure';
import { MemoryLine } from './memory-line';
import type { MemoryRequest } from './memory-request-check';
import type { MemoryWorld } from './memory-world';
import { SideRecords } from './side-records';
import { TermsRecords } from './terms-records';
import type { MemoryUser } from './user-records';

const ACCESS_MS = ACCESS_MINUTES * 60_000;
const PROOF_MS = 600_000;
const AUTH_TYPES = { google: 'gp', naukri: 'naukri', microsoft: 'outlook', linkedin: 'linkedin' } as const;

/** A browser, which the adapters of one app share. */
export class MemoryBrowser {
  readonly world: MemoryWorld;
  readonly line = new MemoryLine();
  readonly isCrawler: boolean;
  authType: 'gp' | 'naukri' | 'outlook' | 'linkedin' | null = null;
  lastProvider: LoginProvider | null = null;
  /** In ms since 1970. */
  #issuedAt = 0;
  #proof: { readonly userId: string; readonly session: MemorySession | null; readonly endsAt: number } | null = null;
  #signedIn: { readonly user: MemoryUser; readonly session: MemorySession } | null = null;

  constructor(world: MemoryWorld, isCrawler = false) {
    this.world = world;
    this.isCrawler = isCrawler;
  }

  viewer(): MemoryUser | null {
    return this.session() === null ? null : (this.#signedIn?.user ?? null);
  }

  session(): MemorySession | null {
    const session = this.#signedIn?.session;
    return session !== undefined && this.world.records(SessionRecords).isLive(session) ? session : null;
  }

  signIn(user: MemoryUser, provider: LoginProvider = 'google'): boolean {
    this.signOut();
    const wasDeactivated = restoreMemoryAccount(this.world, user);
    this.#signedIn = { user, session: this.world.records(SessionRecords).start(user, provider) };
    this.authType = AUTH_TYPES[provider];
    this.renew();
    return wasDeactivated;
  }

  proveOther(userId: string): void {
    this.#proof = { userId, session: this.session(), endsAt: this.world.clock.now() + PROOF_MS };
  }

  provedOther(): string | null {
    const proof = this.#proof;
    const counts = proof !== null && proof.session === this.session() && proof.endsAt > this.world.clock.now();
    return counts ? proof.userId : null;
  }

  renew(): void {
    this.#issuedAt = this.world.clock.now();
  }

  /** In ms since 1970, or null for a guest. */
  accessSpan(): { readonly issuedAt: number; readonly endsAt: number } | null {
    return this.session() && { issuedAt: this.#issuedAt, endsAt: this.#issuedAt + ACCESS_MS };
  }

  signOut(): void {
    if (this.#signedIn !== null) this.world.records(SessionRecords).end([this.#signedIn.session]);
    this.#signedIn = null;
    this.authType = null;
  }

  ask<Value>(
    operationId: string,
    request: MemoryRequest,
    work: (viewer: MemoryUser | null) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.line.carry(operationId, () => {
      this.#renewIfEnded();
      return this.#refusalOf(operationId, request) ?? work(this.viewer());
    });
  }

  askSignedIn<Value>(
    operationId: string,
    request: MemoryRequest,
    work: (viewer: MemoryUser) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.ask(operationId, request, (viewer) => (viewer === null ? notSignedIn() : work(viewer)));
  }

  /** Makes a call. Fails with `profile_changed` if the screen showed another profile. */
  askUnderProfile<Value>(
    operationId: string,
    request: { readonly input: { readonly profileTag: string } },
    work: (viewer: MemoryUser) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.askSignedIn(operationId, request, (viewer) =>
      request.input.profileTag === profileTagOf(this.world, viewer) ? work(viewer) : profileChanged(),
    );
  }

  #renewIfEnded(): void {
    const span = this.accessSpan();
    if (span !== null && span.endsAt - this.world.clock.now() <= EARLY_MS) this.renew();
  }

  #refusalOf(operationId: string, request: MemoryRequest): Refusal | null {
    const viewer = this.viewer();
    const agreed = viewer === null ? undefined : this.world.records(TermsRecords).agreed.get(viewer.id);
    const owes = agreed !== undefined && mustAcceptTerms(agreed?.version ?? null);
    const caller = {
      isCrawler: this.isCrawler,
      isSignedIn: viewer !== null,
      mustAcceptTerms: owes,
      mayTakePart: () => viewer === null || this.world.records(SideRecords).take(viewer.id, 'contributor'),
      now: this.world.clock.now(),
    };
    const problem = this.world.checkRequest(operationId, caller, request);
    return problem && refusal(problem.status, problem.code, problem.message, problem.fields);
  }
}

export const MemoryBrowserKey: Key<MemoryBrowser> = Symbol('MemoryBrowser');
