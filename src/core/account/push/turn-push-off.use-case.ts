import type { PushBrowser } from './push-browser.port';
import type { PushDevices } from './push-devices.port';

/** Turns push off for this device. */
export class TurnPushOff {
  readonly #browser: PushBrowser;
  readonly #devices: Pick<PushDevices, 'unregisterDevice'>;

  constructor(browser: PushBrowser, devices: Pick<PushDevices, 'unregisterDevice'>) {
    this.#browser = browser;
    this.#devices = devices;
  }

  /**
   * Ends the browser's subscription, and with `hasSession` the registration. Returns true if the browser has no
   * subscription left. Nothing is pushed then, even if the service does not answer.
   */
  async execute({ hasSession }: { readonly hasSession: boolean }): Promise<boolean> {
    const hasEnded = await this.#browser.unsubscribe();
    if (hasSession) await this.#devices.unregisterDevice();
    return hasEnded;
  }
}
