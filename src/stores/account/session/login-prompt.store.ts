import { makeAutoObservable, reaction, when } from 'mobx';
import {
  formatOpened,
  hasBrowsed,
  offersLoginPrompt,
  parseOpened,
  withOpened,
} from '@/core/account/session/login-prompt.rules';
import { LOGIN_PROMPT_IDLE_MS, LOGIN_PROMPT_MS } from '@/core/account/session/login-timers';
import { parseAddress } from '@/core/kernel/common/address';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import type { LoginStore } from './login.store';
import type { SessionStore } from './session.store';

type Prompts = Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt' | 'refusePrompt'>;

export interface LoginPromptStores {
  readonly session: Pick<SessionStore, 'isLoggedIn' | 'seenPosts'>;
  readonly navigation: Pick<NavigationStore, 'match' | 'address'>;
  readonly login: Pick<LoginStore, 'open' | 'providers'>;
  readonly overlays: Prompts;
}

export interface LoginPromptPorts {
  readonly scheduler: Scheduler;
  readonly storage: Pick<KeyValueStorage, 'get' | 'set'>;
}

const OPENED_KEY = 'openedPosts';

/**
 * The hint to log in, for a guest who has looked around. Shown once per page load, within the budget of prompts
 * (NP-LOGIN-PROMPT).
 */
export class LoginPromptStore {
  private isRested = false;
  private openedPosts = 0;
  readonly #ports: LoginPromptPorts;
  readonly #neighbours: LoginPromptStores;

  constructor(ports: LoginPromptPorts, neighbours: LoginPromptStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#neighbours.overlays.shownPrompt === 'loginPrompt' && this.#isForViewer;
  }

  /** Both delays are measured from page load. */
  start(): void {
    if (!this.#isForViewer) return;
    const { scheduler } = this.#ports;
    const left = (ms: number) => Math.max(0, ms - scheduler.age());
    const waitForIdle = () => scheduler.whenIdle(left(LOGIN_PROMPT_IDLE_MS), this.rested);
    scheduler.after(left(LOGIN_PROMPT_MS), waitForIdle);
    reaction(() => this.#openPost, this.postOpened, { fireImmediately: true });
    when(() => this.isRested && hasBrowsed(this.#read), this.offer);
  }

  accept(): void {
    this.#neighbours.overlays.closePrompt('loginPrompt');
    this.#neighbours.login.open({ isAnonymous: true });
  }

  close(): void {
    this.#neighbours.overlays.putOffPrompt('loginPrompt');
  }

  refuse(): void {
    this.#neighbours.overlays.refusePrompt('loginPrompt');
  }

  private rested(): void {
    this.isRested = true;
  }

  private postOpened(path: string | null): void {
    const { storage } = this.#ports;
    const before = parseOpened(storage.get(OPENED_KEY));
    const opened = path === null ? before : withOpened(before, path);
    if (opened !== before) storage.set(OPENED_KEY, formatOpened(opened));
    this.openedPosts = opened.count;
  }

  private offer(): void {
    if (this.#isForViewer) this.#neighbours.overlays.offerPrompt('loginPrompt');
  }

  get #openPost(): string | null {
    const { match, address } = this.#neighbours.navigation;
    return match?.screen === 'Post' ? parseAddress(address).base : null;
  }

  get #read() {
    return { openedPosts: this.openedPosts, seenPosts: this.#neighbours.session.seenPosts };
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
