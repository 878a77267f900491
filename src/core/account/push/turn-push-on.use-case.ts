import type { PushBrowser } from './push-browser.port';
import type { PushDevices } from './push-devices.port';
import type { PushOutcome } from './push-outcome';

/** Turns push on for this device. */
export class TurnPushOn {
  readonly #browser: PushBrowser;
  readonly #devices: Pick<PushDevices, 'getPushKey' | 'registerDevice'>;

  constructor(browser: PushBrowser, devices: Pick<PushDevices, 'getPushKey' | 'registerDevice'>) {
    this.#browser = browser;
    this.#devices = devices;
  }

  /**
   * Asks for permission unless it was asked before, then registers the device. Must run in a user
   * gesture.
   */
  async execute(): Promise<PushOutcome> {
    const permission = await this.#browser.requestPermission();
    if (permission === 'granted') return await this.executeAgain();
    return { kind: permission === 'denied' ? 'blocked' : 'unanswered' };
  }

  /** Registers the device again, under the browser's current subscription. */
  async executeAgain(): Promise<PushOutcome> {
    const key = await this.#devices.getPushKey();
    if (!key.ok) return { kind: 'failed', failure: key.failure };
    const token = await this.#browser.subscribe(key.value.key);
    if (token === null) return { kind: 'noService' };
    const registered = await this.#devices.registerDevice({ token });
    return registered.ok ? { kind: 'on' } : { kind: 'failed', failure: registered.failure };
  }
}
