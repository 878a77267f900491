import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { sessionRefusals } from '@/core/session/session-refusals.rules';
import type { Sessions, SessionsEnded } from '@/core/sessions/sessions.port';
import type { SignInMethod, UserSession } from '@/core/sessions/user-session';
import type { MemoryBrowser } from '../world/memory-browser';
import { refusal } from '../world/memory-failure';
import type { MemoryUser } from '../world/user-records';
import { UserRecords } from '../world/user-records';
import type { MemorySession } from './session-records';
import { SessionRecords } from './session-records';

/** The sessions of a memory world's user. */
export class MemorySessions implements Sessions {
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

  listSignInMethods(): Promise<Result<{ readonly items: readonly SignInMethod[] }, Failure>> {
    return this.#browser.askSignedIn('listSignInMethods', {}, (viewer) =>
      ok({ items: this.#browser.world.records(UserRecords).methodsOf(viewer) }),
    );
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
