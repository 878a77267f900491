import { makeAutoObservable } from 'mobx';
import { askedText, exitToAskAbout } from '@/core/calculators/calculators/exit-ask';
import { FORM_KEYS } from '@/core/calculators/calculators/form-keys';
import { storageForPay } from '@/core/kernel/common/device-places';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';

const ASKED_KEY = 'calculators.exitAsked';

/** Asks once, on this device, about a job that ended 45 days ago. */
export class ExitAskStore implements PersonalStore {
  lastDay: string | null = null;
  readonly #ports: Pick<CalculatorPorts, 'storage' | 'tab' | 'clock' | 'session'>;

  constructor(ports: Pick<CalculatorPorts, 'storage' | 'tab' | 'clock' | 'session'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Reads the stored job. Call it after the first view, because the server’s document cannot know what the device
   * stores.
   */
  look(): void {
    const { clock } = this.#ports;
    const kept = this.#place.get(FORM_KEYS.exit);
    this.lastDay = exitToAskAbout(kept, this.#owner, this.#place.get(ASKED_KEY), dayInIndia(clock.now()));
  }

  settle(): void {
    if (this.lastDay !== null) this.#place.set(ASKED_KEY, askedText(this.#owner, this.lastDay));
    this.lastDay = null;
  }

  forget(): void {
    for (const place of [this.#ports.storage, this.#ports.tab]) place.remove(ASKED_KEY);
    this.lastDay = null;
  }

  get #place(): KeyValueStorage {
    return storageForPay(this.#ports.session.userId, this.#ports);
  }

  get #owner(): string {
    return this.#ports.session.userId ?? '';
  }
}
