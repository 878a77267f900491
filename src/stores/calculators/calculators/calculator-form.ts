import { makeAutoObservable } from 'mobx';
import {
  fieldsOfAddress,
  readStoredForm,
  replacedBy,
  sharedAddress,
  storedForm,
} from '@/core/calculators/calculators/calculator-address';
import type { Day } from '@/core/calculators/calculators/calendar';
import type { TypedFields } from '@/core/calculators/calculators/form-reading';
import type { Clock } from '@/core/kernel/common/clock.port';
import { storageForPay } from '@/core/kernel/common/device-places';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { groupTyped, readAmount } from '@/core/kernel/formatting/amount-input';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { SessionStore } from '@/stores/account/session/session.store';

export interface CalculatorPorts {
  readonly storage: KeyValueStorage;
  readonly tab: KeyValueStorage;
  readonly scheduler: Pick<Scheduler, 'after' | 'afterPaint'>;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'userId'>;
}

export interface CalculatorSetup {
  readonly key: string;
  readonly startOn: (today: Day) => TypedFields;
  /** Returns fields known from other forms, used while this form has no stored values. */
  readonly prefill?: () => TypedFields;
  readonly follow?: (typed: TypedFields, changed: readonly string[]) => TypedFields;
  readonly rest?: () => void;
  readonly say: (field: string) => string;
}

/** Pause in typing before the results render. */
const REST_MS = 300;
/** Pause in typing before a result is announced. */
const ANNOUNCE_MS = 500;

/** The typed fields of a calculator. They stay on this device, are never sent, and end with the session. */
export class CalculatorForm {
  typed: TypedFields;
  isResting = true;
  announced = '';
  replaced: TypedFields = {};
  hasPrefill = false;
  readonly today: Day;
  readonly #ports: CalculatorPorts;
  readonly #setup: CalculatorSetup;
  /** Observed, so that the note about the example disappears at the first keystroke. */
  private isKept = false;
  lastField = '';
  #cancelRest: Cancel | null = null;
  #cancelAnnounce: Cancel | null = null;

  constructor(ports: CalculatorPorts, setup: CalculatorSetup) {
    this.#ports = ports;
    this.#setup = setup;
    this.today = dayInIndia(ports.clock.now());
    this.typed = setup.startOn(this.today);
    makeAutoObservable(this, { today: false }, { autoBind: true, deep: false });
  }

  get typing(): string | null {
    return this.isResting ? null : this.lastField;
  }

  get isExample(): boolean {
    return !this.isKept;
  }

  open(address: string): void {
    const linked = fieldsOfAddress(address, this.typed);
    if (this.isKept) this.replaced = { ...this.replaced, ...replacedBy(linked, this.typed) };
    this.typed = { ...this.typed, ...linked };
    this.rest();
  }

  /** Fills in values that the server knows too, unless the user has typed something. */
  fill(address: string): void {
    if (!this.isKept) this.#prefill(address);
  }

  /**
   * Restores the fields. Values from a link take precedence. Call it after the first view, because the server’s
   * document cannot know stored fields.
   */
  restore(address: string): void {
    const kept = readStoredForm(this.#place.get(this.#setup.key), this.#owner, this.typed);
    if (kept === null) {
      this.#place.remove(this.#setup.key);
      this.#prefill(address);
      return;
    }
    const linked = fieldsOfAddress(address, this.typed);
    this.change({ ...kept, ...linked });
    this.lastField = '';
    this.replaced = replacedBy(linked, kept);
    this.rest();
  }

  type(field: string, typed: string): void {
    this.change({ [field]: groupTyped(typed) });
  }

  /** Shows an amount in words as rupees; see `settleField`. */
  settle(field: string): void {
    const read = readAmount(this.typed[field] ?? '');
    const grouped = typeof read === 'number' ? groupIndian(read) : null;
    if (grouped !== null && grouped !== this.typed[field]) this.change({ [field]: grouped });
  }

  change(fields: TypedFields): void {
    const typed = { ...this.typed, ...fields };
    this.lastField = Object.keys(fields)[0] ?? '';
    this.replaced = Object.fromEntries(Object.entries(this.replaced).filter(([field]) => fields[field] === undefined));
    this.typed = this.#setup.follow?.(typed, Object.keys(fields)) ?? typed;
    this.isKept = true;
    this.isResting = false;
    this.#cancelTasks();
    this.#ports.scheduler.afterPaint(this.keep);
    this.#cancelRest = this.#ports.scheduler.after(REST_MS, this.rest);
    this.#cancelAnnounce = this.#ports.scheduler.after(ANNOUNCE_MS, this.announce);
  }

  keep(): void {
    if (this.isKept) this.#place.set(this.#setup.key, storedForm(this.#owner, this.typed));
  }

  rest(): void {
    this.#setup.rest?.();
    this.isResting = true;
  }

  forget(): void {
    this.#cancelTasks();
    for (const place of [this.#ports.storage, this.#ports.tab]) place.remove(this.#setup.key);
    this.typed = this.#setup.startOn(this.today);
    this.announced = '';
    this.replaced = {};
    this.hasPrefill = false;
    this.isKept = false;
    this.rest();
  }

  /** Returns an address without amounts. */
  sharedAddress(path: string): string {
    return sharedAddress(path, this.typed);
  }

  announce(): void {
    this.announced = this.#setup.say(this.lastField);
  }

  #prefill(address: string): void {
    const known = this.#setup.prefill?.() ?? {};
    this.hasPrefill = Object.keys(known).length > 0;
    if (!this.hasPrefill) return;
    this.typed = { ...this.typed, ...known, ...fieldsOfAddress(address, this.typed) };
    this.rest();
  }

  #cancelTasks(): void {
    this.#cancelRest?.();
    this.#cancelAnnounce?.();
  }

  get isOfGuest(): boolean {
    return this.#ports.session.userId === null;
  }

  get #place(): KeyValueStorage {
    return storageForPay(this.#ports.session.userId, this.#ports);
  }

  get #owner(): string {
    return this.#ports.session.userId ?? '';
  }
}
