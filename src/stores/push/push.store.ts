import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/common/clock.port';
import type { Failure } from '@/core/common/failure';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import { isNative } from '@/core/device/device';
import type { DeviceReading } from '@/core/device/device-reading.port';
import type { PushBrowser, PushPermission } from '@/core/push/push-browser.port';
import type { PushDevices } from '@/core/push/push-devices.port';
import type { Personal } from '../common/personal';
import type { SessionStore } from '../session/session.store';

export interface PushPorts {
  readonly browser: PushBrowser;
  readonly devices: Pick<PushDevices, 'getPushKey' | 'registerDevice' | 'unregisterDevice'>;
  readonly storage: KeyValueStorage;
  readonly device: DeviceReading;
  readonly clock: Clock;
}

/**
 * Push on this device: `unavailable` where the browser has none, `off`, `on`, or `blocked` where the user has told the browser that this site may not
 * notify.
 */
export type PushState = 'unavailable' | 'off' | 'on' | 'blocked';

/** The outcome of turning push on. */
export type PushOutcome =
  | { readonly kind: 'on' }
  | { readonly kind: 'blocked' }
  /** The user closed the browser's question. */
  | { readonly kind: 'unanswered' }
  /** The browser's push service gives no subscription. */
  | { readonly kind: 'noService' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The key under which the device keeps for whom push is on, and the day of the last registration: `<public id> <day>`. */
const ON_KEY = 'push.on';

/** Whether news are pushed to this device. The registration is renewed day by day, so that it lasts as long as the session. */
export class PushStore implements Personal {
  isBusy = false;
  /** The browser's answer as it was read last; null where there is no push. */
  permission: PushPermission | null = null;
  private isOn = false;
  readonly #ports: PushPorts;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(ports: PushPorts, session: Pick<SessionStore, 'userId'>) {
    this.#ports = ports;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): PushState {
    if (this.permission === null) return 'unavailable';
    if (this.permission === 'denied') return 'blocked';
    return this.isOn ? 'on' : 'off';
  }

  /** Reads what the browser allows, and renews the registration where push is on for the user. */
  async start(): Promise<void> {
    this.look();
    const [owner, day] = this.#ports.storage.get(ON_KEY)?.split(' ') ?? [];
    if (owner === undefined || this.permission === null) return;
    const isMine = owner === this.#session.userId;
    if (!isMine || this.permission !== 'granted') await this.#end(isMine);
    else if (day === dayInIndia(this.#ports.clock.now())) this.became(true);
    else await this.#register();
  }

  /** Reads again what the browser allows: the user may change it in the browser at any time. */
  look(): void {
    const isInApp = isNative(this.#ports.device.current());
    this.permission = isInApp ? null : this.#ports.browser.permission();
  }

  /** Lets the browser ask where it has not, then registers this device. Call it with a press of the user. */
  async turnOn(): Promise<PushOutcome> {
    this.busy(true);
    const { browser } = this.#ports;
    const permission = await browser.requestPermission();
    this.look();
    const outcome: PushOutcome =
      permission === 'granted' ? await this.#register() : { kind: permission === 'denied' ? 'blocked' : 'unanswered' };
    this.busy(false);
    return outcome;
  }

  async turnOff(): Promise<void> {
    this.busy(true);
    await this.#end(true);
    this.busy(false);
  }

  /** The session has ended, and with it the registration; the browser's subscription goes too. */
  forget(): void {
    void this.#end(false);
  }

  async #register(): Promise<PushOutcome> {
    const { browser, devices, storage, clock } = this.#ports;
    const user = this.#session.userId;
    const key = await devices.getPushKey();
    if (!key.ok) return { kind: 'failed', failure: key.failure };
    const token = await browser.subscribe(key.value.key);
    if (token === null) return { kind: 'noService' };
    const registered = await devices.registerDevice({ token });
    if (!registered.ok) return { kind: 'failed', failure: registered.failure };
    storage.set(ON_KEY, `${user} ${dayInIndia(clock.now())}`);
    this.became(true);
    return { kind: 'on' };
  }

  async #end(tellsServer: boolean): Promise<void> {
    const { browser, devices, storage } = this.#ports;
    const wasOn = this.isOn || storage.get(ON_KEY) !== null;
    storage.remove(ON_KEY);
    this.became(false);
    if (!wasOn) return;
    await browser.unsubscribe();
    if (tellsServer) await devices.unregisterDevice();
  }

  private became(isOn: boolean): void {
    this.isOn = isOn;
  }

  private busy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
