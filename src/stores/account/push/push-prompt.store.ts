import { makeAutoObservable } from 'mobx';
import { ActiveTime } from '@/core/account/push/active-time';
import type { PageVisibility } from '@/core/account/push/page-visibility.port';
import type { PushOutcome } from '@/core/account/push/push-outcome';
import { countsTowardsPrompt, mayPromptAgain, PUSH_PROMPT_ACTIVE_MS } from '@/core/account/push/push-prompt.rules';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { OverlayStore } from '@/stores/kernel/shell/overlay.store';
import type { SessionStore } from '../session/session.store';
import type { PushStore } from './push.store';

export interface PushPromptPorts {
  readonly visibility: PageVisibility;
  readonly storage: KeyValueStorage;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
}

export interface PushPromptStores {
  readonly push: Pick<PushStore, 'permission' | 'turnOn'>;
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly overlays: Pick<
    OverlayStore,
    'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt' | 'refusePrompt'
  >;
}

/** The storage key of the remaining delay before the prompt, in ms. */
const LEFT_KEY = 'push.promptLeft';
/** The storage key of the moment of the last prompt, in ms since 1970. */
const ASKED_KEY = 'push.promptedAt';
/** Delay of the prompt while an overlay is open. */
const AGAIN_MS = 15_000;

/** Our own prompt for notifications, before the browser's (ST-WPROMPT-START). */
export class PushPromptStore {
  outcome: PushOutcome | null = null;
  readonly #ports: PushPromptPorts;
  readonly #neighbours: PushPromptStores;
  readonly #activeTime: ActiveTime;

  constructor(ports: PushPromptPorts, neighbours: PushPromptStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    const { storage, visibility, scheduler } = ports;
    const read = () => {
      const text = storage.get(LEFT_KEY);
      return text !== null && /^\d+$/.test(text) ? Number(text) : null;
    };
    const keep = (ms: number) => storage.set(LEFT_KEY, String(Math.ceil(ms)));
    this.#activeTime = new ActiveTime({ visibility, scheduler, left: { read, keep } });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#neighbours.overlays.shownPrompt === 'push';
  }

  start(): void {
    if (this.#counts && this.#mayAsk) this.#activeTime.start(PUSH_PROMPT_ACTIVE_MS, this.offer);
  }

  async accept(): Promise<void> {
    this.answered(await this.#neighbours.push.turnOn());
  }

  putOff(): void {
    this.#neighbours.overlays.putOffPrompt('push');
  }

  refuse(): void {
    this.#neighbours.overlays.refusePrompt('push');
  }

  close(): void {
    this.outcome = null;
    this.#neighbours.overlays.closePrompt('push');
  }

  private offer(): void {
    const { overlays } = this.#neighbours;
    if (!this.#counts || !this.#mayAsk) return;
    overlays.offerPrompt('push');
    if (overlays.shownPrompt === 'push') this.#ports.storage.set(ASKED_KEY, String(this.#ports.clock.now()));
    else this.#ports.scheduler.after(AGAIN_MS, this.offer);
  }

  private answered(outcome: PushOutcome): void {
    if (outcome.kind === 'on' || outcome.kind === 'unanswered') this.close();
    else this.outcome = outcome;
  }

  get #counts(): boolean {
    const { push, session } = this.#neighbours;
    return countsTowardsPrompt(push.permission, session.isLoggedIn);
  }

  /** Reads the storage each time, because another tab may have asked. */
  get #mayAsk(): boolean {
    const askedAt = this.#ports.storage.get(ASKED_KEY);
    return mayPromptAgain(askedAt === null ? null : Number(askedAt), this.#ports.clock.now());
  }
}
