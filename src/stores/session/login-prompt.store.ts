import { makeAutoObservable } from 'mobx';
import type { Scheduler } from '@/core/common/scheduler.port';
import { offersLoginPrompt } from '@/core/session/login-prompt.rules';
import { LOGIN_PROMPT_IDLE_MS, LOGIN_PROMPT_MS } from '@/core/session/login-timers';
import type { NavigationStore } from '../navigation/navigation.store';
import type { OverlayStore } from '../shell/overlay.store';
import type { LoginStore } from './login.store';
import type { SessionStore } from './session.store';

type Prompts = Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt' | 'refusePrompt'>;

export interface LoginPromptNeighbours {
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly navigation: Pick<NavigationStore, 'match'>;
  readonly login: Pick<LoginStore, 'open' | 'providers'>;
  readonly overlays: Prompts;
}

/** The hint to log in that shows unasked, once per load of the page, within the one budget of prompts (NP-LOGIN-PROMPT). */
export class LoginPromptStore {
  readonly #scheduler: Scheduler;
  readonly #neighbours: LoginPromptNeighbours;

  constructor(scheduler: Scheduler, neighbours: LoginPromptNeighbours) {
    this.#scheduler = scheduler;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#neighbours.overlays.shownPrompt === 'loginPrompt' && this.#isForViewer;
  }

  /** The code has come; both waits count from when the page did. */
  start(): void {
    if (!this.#isForViewer) return;
    const left = (ms: number) => Math.max(0, ms - this.#scheduler.age());
    const waitForIdle = () => this.#scheduler.whenIdle(left(LOGIN_PROMPT_IDLE_MS), this.offer);
    this.#scheduler.after(left(LOGIN_PROMPT_MS), waitForIdle);
  }

  /** The viewer wants to log in. */
  accept(): void {
    this.#neighbours.overlays.closePrompt('loginPrompt');
    this.#neighbours.login.open({ isAnonymous: true });
  }

  /** Closes it for days, in other tabs and pages too. */
  close(): void {
    this.#neighbours.overlays.putOffPrompt('loginPrompt');
  }

  /** It is never shown on this device again. */
  refuse(): void {
    this.#neighbours.overlays.refusePrompt('loginPrompt');
  }

  private offer(): void {
    if (this.#isForViewer) this.#neighbours.overlays.offerPrompt('loginPrompt');
  }

  get #isForViewer(): boolean {
    const { session, navigation, login } = this.#neighbours;
    return offersLoginPrompt({
      isLoggedIn: session.isLoggedIn,
      hasProvider: login.providers.length > 0,
      screen: navigation.match?.screen ?? null,
    });
  }
}
