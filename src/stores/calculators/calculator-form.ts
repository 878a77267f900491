import { makeAutoObservable } from 'mobx';
import { fieldsOfAddress, readStoredForm, sharedAddress, storedForm } from '@/core/calculators/calculator-address';
import type { Day } from '@/core/calculators/calendar';
import type { Typed } from '@/core/calculators/form-reading';
import type { Clock } from '@/core/common/clock.port';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import { groupTyped, readAmount } from '@/core/formatting/amount-input';
import { groupIndian } from '@/core/formatting/indian-number';
import type { SessionStore } from '../session/session.store';

export interface CalculatorPorts {
  readonly storage: KeyValueStorage;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'userId'>;
}

/** A calculator’s form: its key on the device, how it opens on a day, and its result in a sentence. */
export interface CalculatorSetup {
  readonly key: string;
  readonly startOn: (today: Day) => Typed;
  /** Puts in the fields that follow from others, after some were changed. */
  readonly follow?: (typed: Typed, changed: readonly string[]) => Typed;
  /** The result for screen readers; empty where there is none. */
  readonly say: () => string;
}

/** The pause in typing before a result is announced. */
const REST_MS = 500;

/** Fields as they are typed. They stay on this device, are never sent, and go with the session; a result is said once typing rests. */
export class CalculatorForm {
  typed: Typed;
  /** The result as it was last announced. */
  announced = '';
  readonly today: Day;
  readonly #ports: CalculatorPorts;
  readonly #setup: CalculatorSetup;
  #isKept = false;
  #cancel: Cancel | null = null;

  constructor(ports: CalculatorPorts, setup: CalculatorSetup) {
    this.#ports = ports;
    this.#setup = setup;
    this.today = dayInIndia(ports.clock.now());
    this.typed = setup.startOn(this.today);
    makeAutoObservable(this, { today: false }, { autoBind: true, deep: false });
  }

  /** Whether nothing was typed yet, so that the form shows its example. */
  get isExample(): boolean {
    return !this.#isKept;
  }

  /** Takes over what a link sets: year, state and regime. */
  open(address: string): void {
    this.typed = { ...this.typed, ...fieldsOfAddress(address, this.typed) };
  }

  /** Brings back what was typed before, under what a link sets. After the first view: the server’s document cannot know it. */
  restore(address: string): void {
    const kept = readStoredForm(this.#ports.storage.get(this.#setup.key), this.#owner, this.typed);
    if (kept === null) this.#ports.storage.remove(this.#setup.key);
    else this.change({ ...kept, ...fieldsOfAddress(address, this.typed) });
  }

  /** A field was typed into; digits are grouped. */
  type(field: string, typed: string): void {
    this.change({ [field]: groupTyped(typed) });
  }

  /** The user leaves a field, or pasted into it: an amount in words is shown back in rupees. */
  settle(field: string): void {
    const read = readAmount(this.typed[field] ?? '');
    const grouped = typeof read === 'number' ? groupIndian(read) : null;
    if (grouped !== null && grouped !== this.typed[field]) this.change({ [field]: grouped });
  }

  change(fields: Typed): void {
    const typed = { ...this.typed, ...fields };
    this.typed = this.#setup.follow?.(typed, Object.keys(fields)) ?? typed;
    this.#isKept = true;
    this.#ports.storage.set(this.#setup.key, storedForm(this.#owner, this.typed));
    this.#cancel?.();
    this.#cancel = this.#ports.scheduler.after(REST_MS, this.announce);
  }

  /** Empties the form to its example, on the device too. */
  forget(): void {
    this.#cancel?.();
    this.#ports.storage.remove(this.#setup.key);
    this.typed = this.#setup.startOn(this.today);
    this.announced = '';
    this.#isKept = false;
  }

  /** Returns the address that shows the calculator to others, without any amount. */
  sharedAddress(path: string): string {
    return sharedAddress(path, this.typed);
  }

  announce(): void {
    this.announced = this.#setup.say();
  }

  get #owner(): string {
    return this.#ports.session.userId ?? '';
  }
}
