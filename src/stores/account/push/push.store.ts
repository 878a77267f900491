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
import type { Personal } from '@/stores/kernel/common/personal';
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

/**
 * Push on this device: `unavailable` if the browser has none, `off`, `on`, or `blocked` if the user has told the browser that this site may not
 * notify.
 */
export type PushState = 'unavailable' | 'off' | 'on' | 'blocked';

/** The key under which the device keeps for whom push is on, and the day of the last registration: `<public id> <day>`. */
const ON_KEY = 'push.on';
/** The value under that key until the browser has ended its subscription. A page that goes before, as with a sign-out, leaves the rest to the next one. */
const ENDING = 'ending';

/** True if news are pushed to this device. The registration is renewed day by day, so that it lasts as long as the session. */
export class PushStore implements Personal {
  isBusy = false;
  /** The browser's answer as it was read last; null if there is no push. */
  permission: PushPermission | null = null;
  private isOn = false;
  /** The user whom the page was started for last. */
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

  /** Reads what the browser allows, and renews the registration if push is on for the user. */
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

  /** Reads again what the browser allows: the user may change it in the browser at any time. */
  look(): void {
    const isInApp = isNative(this.#ports.device.current());
    this.permission = isInApp ? null : this.#ports.browser.permission();
  }

  /** Lets the browser ask, if it has not, then registers this device. Call it with a press of the user. */
  async turnOn(): Promise<PushOutcome> {
    this.isBusy = true;
    return this.tookOutcome(await this.#turn.on.execute());
  }

  async turnOff(): Promise<void> {
    this.isBusy = true;
    await this.end(true);
    this.ended();
  }

  /** The user has seen all news: those on the device's screen go. */
  allSeen(): void {
    if (this.isOn) void this.#ports.browser.closeShown();
  }

  /** The session has ended, and with it the registration; the browser's subscription goes too, unless another tab has turned it on for another user. */
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
    // It may have been turned on again meanwhile.
    if (hasEnded && this.#kept[0] === ENDING) this.#ports.storage.remove(ON_KEY);
  }

  /** The owner and the day that the device keeps, if any. */
  get #kept(): readonly string[] {
    return this.#ports.storage.get(ON_KEY)?.split(' ') ?? [];
  }
}
