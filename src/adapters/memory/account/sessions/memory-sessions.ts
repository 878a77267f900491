import { accountOfToken } from '@/adapters/memory/kernel/world/memory-account';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { providerNames } from '@/core/account/session/login-provider';
import { sessionRefusals } from '@/core/account/session/session-refusals.rules';
import type { AddedSignIn, SignInMethods } from '@/core/account/session/sign-in-methods.port';
import type { Sessions, SessionsEnded } from '@/core/account/sessions/sessions.port';
import type { SignInMethodList, UserSession } from '@/core/account/sessions/user-session';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { MemorySession } from './session-records';
import { SessionRecords } from './session-records';

const PROVIDERS = { gp: 'google', outlook: 'microsoft' } as const;

export class MemorySessions implements Sessions, SignInMethods {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listSessions(): Promise<Result<{ readonly items: readonly UserSession[] }, Failure>> {
    return this.#browser.askSignedIn('listSessions', {}, (viewer) => {
      const items = this.#sessionsOf(viewer)
        .toReversed()
        .map((session) => this.#present(session));
      return ok({ items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) });
    });
  }

  endSession(path: { readonly sessionId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('endSession', { path }, (viewer) => {
      const ended = this.#end(this.#sessionsOf(viewer).filter(({ id }) => id === path.sessionId));
      return ended.ended > 0 ? ok(null) : refusal(404, 'session_not_found', sessionRefusals.endedAlready);
    });
  }

  endOtherSessions(): Promise<Result<SessionsEnded, Failure>> {
    return this.#browser.askSignedIn('endOtherSessions', {}, (viewer) =>
      ok(this.#end(this.#sessionsOf(viewer).filter((session) => session !== this.#browser.session()))),
    );
  }

  endAllSessions(): Promise<Result<SessionsEnded, Failure>> {
    return this.#browser.askSignedIn('endAllSessions', {}, (viewer) => ok(this.#end(this.#sessionsOf(viewer))));
  }

  listSignInMethods(): Promise<Result<SignInMethodList, Failure>> {
    return this.#browser.askSignedIn('listSignInMethods', {}, (viewer) => ok(this.#methodsOf(viewer)));
  }

  addSignInMethod(body: AddedSignIn): Promise<Result<SignInMethodList, Failure>> {
    return this.#browser.askSignedIn('addSignInMethod', { body }, (viewer): Result<SignInMethodList, Failure> => {
      const provider = PROVIDERS[body.socialUserType];
      const today = dayInIndia(this.#browser.world.clock.now());
      if (this.#browser.session()?.startedOn !== today)
        return refusal(403, 'session_not_fresh', sessionRefusals.notFresh);
      const account = accountOfToken(body.token);
      if (account === null) {
        return refusal(401, 'token_invalid', sessionRefusals.notConfirmed(providerNames[provider].label));
      }
      const users = this.#browser.world.records(UserRecords);
      const owner = users.findByEmail(account.email);
      if (owner !== null && owner.id !== viewer.id) {
        this.#browser.proveOther(owner.id);
        return refusal(409, 'method_taken', sessionRefusals.methodTaken);
      }
      if (owner === null) users.addMethod(viewer, provider, account.email);
      return ok(this.#methodsOf(viewer));
    });
  }

  removeSignInMethod(path: { readonly methodId: string }): Promise<Result<SignInMethodList, Failure>> {
    return this.#browser.askSignedIn('removeSignInMethod', { path }, (viewer): Result<SignInMethodList, Failure> => {
      const users = this.#browser.world.records(UserRecords);
      const current = this.#browser.session();
      if (current?.startedOn !== dayInIndia(this.#browser.world.clock.now()))
        return refusal(403, 'session_not_fresh', sessionRefusals.notFresh);
      const methods = users.methodsOf(viewer);
      const removed = methods.find(({ methodId }) => methodId === path.methodId);
      if (removed === undefined) return refusal(404, 'method_not_found', sessionRefusals.methodNotFound);
      if (methods.length === 1) return refusal(409, 'last_method', sessionRefusals.lastMethod);
      users.removeMethod(viewer, removed.methodId);
      const begunWith = this.#sessionsOf(viewer).filter(({ provider }) => provider === removed.provider);
      this.#end(begunWith.filter((session) => session !== current));
      return ok(this.#methodsOf(viewer));
    });
  }

  /** Returns the sign-in methods. In memory an address belongs to one account, for any provider. */
  #methodsOf(viewer: MemoryUser): SignInMethodList {
    const users = this.#browser.world.records(UserRecords);
    const provedOther = users.find(this.#browser.provedOther() ?? '') !== null;
    return { items: users.methodsOf(viewer), others: [], provedOther };
  }

  get #records(): SessionRecords {
    return this.#browser.world.records(SessionRecords);
  }

  #sessionsOf(viewer: MemoryUser): readonly MemorySession[] {
    return this.#records.of(viewer);
  }

  #end(sessions: readonly MemorySession[]): SessionsEnded {
    return { ended: this.#records.end(sessions) };
  }

  #present(session: MemorySession): UserSession {
    const { id, provider, startedOn } = session;
    return {
      sessionId: id,
      isCurrent: session === this.#browser.session(),
      device: 'Chrome on Linux',
      provider,
      startedOn,
      lastSeenOn: startedOn,
    };
  }
}
