import { makeAutoObservable } from 'mobx';
import type { PushBrowser } from '@/core/account/push/push-browser.port';
import type { PushOutcome } from '@/core/account/push/push-outcome';
import type { PushPermission } from '@/core/account/push/push-permission';
import type { TurnPushOff } from '@/core/account/push/turn-push-off.use-case';
import type { TurnPushOn } from '@/core/account/push/turn-push-on.use-case';
import type { Clock } from '@/core/kernel/common/clock.port';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { isNative } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { SessionStore } from '../session/session.store';

export interface PushPorts {
  readonly browser: Pick<PushBrowser, 'permission' | 'closeShown'>;
  readonly storage: KeyValueStorage;
  readonly device: DeviceReading;
  readonly clock: Clock;
}

export interface PushUseCases {
  readonly on: TurnPushOn;
  readonly off: TurnPushOff;
}

/** `blocked` means that the user has denied notifications for this site in the browser. */
export type PushState = 'unavailable' | 'off' | 'on' | 'blocked';

const ON_KEY = 'push.on';
/**
 * Stored until the browser has ended its subscription. If the page unloads first, for example after a sign-out, the
 * next page continues.
 */
const ENDING = 'ending';

/** Push notifications to this device. The registration is renewed daily, so that it lasts as long as the session. */
export class PushStore implements PersonalStore {
  isBusy = false;
  permission: PushPermission | null = null;
  private isOn = false;
  #user: string | null = null;
  #ending: Promise<void> | null = null;
  readonly #turn: PushUseCases;
  readonly #ports: PushPorts;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(turn: PushUseCases, ports: PushPorts, session: Pick<SessionStore, 'userId'>) {
    this.#turn = turn;
    this.#ports = ports;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): PushState {
    if (this.permission === null) return 'unavailable';
    if (this.permission === 'denied') return 'blocked';
    return this.isOn ? 'on' : 'off';
  }

  async start(): Promise<void> {
    this.look();
    this.#user = this.#session.userId;
    const [owner, day] = this.#kept;
    if (owner === undefined || this.permission === null) return;
    const isMine = owner === this.#session.userId;
    if (!isMine || this.permission !== 'granted') await this.end(isMine);
    else if (day === dayInIndia(this.#ports.clock.now())) this.isOn = true;
    else this.tookOutcome(await this.#turn.on.executeAgain());
  }

  look(): void {
    const isInApp = isNative(this.#ports.device.current());
    this.permission = isInApp ? null : this.#ports.browser.permission();
  }

  async turnOn(): Promise<PushOutcome> {
    this.isBusy = true;
    return this.tookOutcome(await this.#turn.on.execute());
  }

  async turnOff(): Promise<void> {
    this.isBusy = true;
    await this.end(true);
    this.ended();
  }

  allSeen(): void {
    if (this.isOn) void this.#ports.browser.closeShown();
  }

  /**
   * Ends the registration with the session. The browser's subscription ends too, unless another tab has turned it on
   * for another user.
   */
  forget(): void {
    const [owner = ENDING] = this.#kept;
    const isOthers = this.#user !== null && ![ENDING, this.#user].includes(owner);
    if (isOthers) this.isOn = false;
    else if (this.isOn || this.#kept.length > 0) void this.end(false);
  }

  private tookOutcome(outcome: PushOutcome): PushOutcome {
    const { storage, clock } = this.#ports;
    this.isBusy = false;
    this.look();
    if (outcome.kind !== 'on') return outcome;
    this.isOn = true;
    storage.set(ON_KEY, `${this.#session.userId} ${dayInIndia(clock.now())}`);
    return outcome;
  }

  private end(hasSession: boolean): Promise<void> {
    this.isOn = false;
    this.#ports.storage.set(ON_KEY, ENDING);
    this.#ending ??= this.#finish(hasSession).finally(() => {
      this.#ending = null;
    });
    return this.#ending;
  }

  private ended(): void {
    this.isBusy = false;
  }

  async #finish(hasSession: boolean): Promise<void> {
    const hasEnded = await this.#turn.off.execute({ hasSession });
    // The user may have turned push on again in the meantime.
    if (hasEnded && this.#kept[0] === ENDING) this.#ports.storage.remove(ON_KEY);
  }

  get #kept(): readonly string[] {
    return this.#ports.storage.get(ON_KEY)?.split(' ') ?? [];
  }
}
