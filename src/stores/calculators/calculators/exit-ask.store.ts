import { makeAutoObservable } from 'mobx';
import { askedText, exitToAskAbout } from '@/core/calculators/calculators/exit-ask';
import { FORM_KEYS } from '@/core/calculators/calculators/form-keys';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Personal } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';

const ASKED_KEY = 'calculators.exitAsked';

/** Asks once, on this device, about a job that ended 45 days ago. */
export class ExitAskStore implements Personal {
  /** The last day of the job that is asked about; null if there is nothing to ask. */
  lastDay: string | null = null;
  readonly #ports: Pick<CalculatorPorts, 'storage' | 'clock' | 'session'>;

  constructor(ports: Pick<CalculatorPorts, 'storage' | 'clock' | 'session'>) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks at what the device keeps. After the first view: the server’s document cannot know it. */
  look(): void {
    const { storage, clock } = this.#ports;
    const kept = storage.get(FORM_KEYS.exit);
    this.lastDay = exitToAskAbout(kept, this.#owner, storage.get(ASKED_KEY), dayInIndia(clock.now()));
  }

  /** The question was answered, or refused: it is not asked again. */
  settle(): void {
    if (this.lastDay !== null) this.#ports.storage.set(ASKED_KEY, askedText(this.#owner, this.lastDay));
    this.lastDay = null;
  }

  forget(): void {
    this.#ports.storage.remove(ASKED_KEY);
    this.lastDay = null;
  }

  get #owner(): string {
    return this.#ports.session.userId ?? '';
  }
}
