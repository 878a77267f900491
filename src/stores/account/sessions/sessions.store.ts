import { makeAutoObservable } from 'mobx';
import { providerNames } from '@/core/account/session/login-provider';
import { sessionMessages } from '@/core/account/session/session-messages';
import { sessionListMessages } from '@/core/account/sessions/session-list-messages';
import type { Sessions } from '@/core/account/sessions/sessions.port';
import type { SignInMethod, SignInMethodList, UserSession } from '@/core/account/sessions/user-session';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { SessionStore } from '../session/session.store';

type Ending = string | 'others' | 'all';

/** The browsers in which the user is signed in, and the accounts that they sign in with. */
export class SessionsStore implements PersonalStore {
  ending: Ending | null = null;
  readonly #sessions: Sessions;
  readonly #toasts: Toasts;
  readonly #session: Pick<SessionStore, 'checkUser'>;
  readonly #list: Loadable<readonly UserSession[]>;
  readonly #methods: Loadable<SignInMethodList>;

  constructor(sessions: Sessions, toasts: Toasts, session: Pick<SessionStore, 'checkUser'>) {
    this.#sessions = sessions;
    this.#toasts = toasts;
    this.#session = session;
    this.#list = new Loadable(async () => itemsOf(await sessions.listSessions()));
    this.#methods = new Loadable(() => sessions.listSignInMethods());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<readonly UserSession[]> {
    return this.#list.state;
  }

  get methodsState(): LoadState<SignInMethodList> {
    return this.#methods.state;
  }

  async load(): Promise<void> {
    await Promise.all([this.#list.refresh(), this.#methods.refresh()]);
  }

  async reloadMethods(): Promise<void> {
    await this.#methods.refresh();
  }

  async end({ sessionId, device }: UserSession): Promise<void> {
    const answer = await this.during(sessionId, () => this.#sessions.endSession({ sessionId }));
    // The session may have ended by itself in the meantime.
    if (answer === null || (!answer.ok && answer.failure.kind !== 'notFound')) return;
    this.#list.change((items) => items.filter((item) => item.sessionId !== sessionId));
    this.say(sessionListMessages.endedOne(device === '' ? sessionListMessages.unknownDevice : device));
  }

  async endOthers(): Promise<void> {
    const answer = await this.during('others', () => this.#sessions.endOtherSessions());
    if (!answer?.ok) return;
    this.#list.change((items) => items.filter(({ isCurrent }) => isCurrent));
    this.say(sessionListMessages.endedOthers);
  }

  async endAll(): Promise<void> {
    const answer = await this.during('all', () => this.#sessions.endAllSessions());
    if (!answer?.ok) return;
    await this.#session.checkUser();
    this.#toasts.show(createToast('success', sessionListMessages.endedAll), 'session');
  }

  /** Removes a sign-in method, and the sessions that began with it. Returns whether it was removed. */
  async removeMethod({ methodId, provider }: SignInMethod): Promise<boolean> {
    const remove = () => this.#sessions.removeSignInMethod({ methodId });
    const answer = await this.during(methodId, remove, sessionListMessages.methodNotRemoved);
    if (answer === null || (!answer.ok && answer.failure.kind !== 'notFound')) return false;
    await this.load();
    this.say(sessionMessages.methodRemoved(providerNames[provider].label));
    return true;
  }

  forget(): void {
    this.#list.reset();
    this.#methods.reset();
    this.ending = null;
  }

  private say(text: string): void {
    this.#toasts.show(createToast('success', text));
  }

  /** Returns null if another call is running. */
  private async during<Value>(
    ending: Ending,
    call: () => Promise<Result<Value, Failure>>,
    notEnded: string = sessionListMessages.notEnded,
  ): Promise<Result<Value, Failure> | null> {
    if (this.ending !== null) return null;
    this.ending = ending;
    const answer = await call();
    this.ended();
    if (!answer.ok) showFailure(this.#toasts, notEnded, answer.failure);
    return answer;
  }

  private ended(): void {
    this.ending = null;
  }
}

function itemsOf<Item>(answer: Result<{ readonly items: readonly Item[] }, Failure>): Result<readonly Item[], Failure> {
  return answer.ok ? { ok: true, value: answer.value.items } : answer;
}
