import { makeAutoObservable } from 'mobx';
import {
  fieldsOfAddress,
  readStoredForm,
  replacedBy,
  sharedAddress,
  storedForm,
} from '@/core/calculators/calculators/calculator-address';
import type { Day } from '@/core/calculators/calculators/calendar';
import type { Typed } from '@/core/calculators/calculators/form-reading';
import type { Clock } from '@/core/kernel/common/clock.port';
import { placeOfPay } from '@/core/kernel/common/device-places';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { groupTyped, readAmount } from '@/core/kernel/formatting/amount-input';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { SessionStore } from '@/stores/account/session/session.store';

export interface CalculatorPorts {
  readonly storage: KeyValueStorage;
  /** Keeps what a guest types. */
  readonly tab: KeyValueStorage;
  readonly scheduler: Pick<Scheduler, 'after' | 'afterPaint'>;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'userId'>;
}

/** A calculator’s form: its key on the device, how it opens on a day, and its result in a sentence. */
export interface CalculatorSetup {
  readonly key: string;
  readonly startOn: (today: Day) => Typed;
  /** Returns fields that the device knows from other forms, while this one is not kept. */
  readonly prefill?: () => Typed;
  /** Puts in the fields that follow from others, after some were changed. */
  readonly follow?: (typed: Typed, changed: readonly string[]) => Typed;
  /** Takes over what a key need not wait for. */
  readonly rest?: () => void;
  /** The result for screen readers, of the part that a field belongs to; empty if there is none. */
  readonly say: (field: string) => string;
}

/** The pause in typing after which all that follows from the fields is drawn. */
const REST_MS = 300;
/** The pause before a result is announced. */
const ANNOUNCE_MS = 500;

/** Fields as they are typed. They stay on this device, are never sent, and go with the session; a result is said once typing rests. */
export class CalculatorForm {
  typed: Typed;
  /** True if what a key need not wait for is that of what is typed. */
  isResting = true;
  /** The result as it was last announced. */
  announced = '';
  /** The texts that a link has taken the place of, by field. */
  replaced: Typed = {};
  /** True if fields are filled in from other forms of this device. */
  hasPrefill = false;
  readonly today: Day;
  readonly #ports: CalculatorPorts;
  readonly #setup: CalculatorSetup;
  /** Observed, so that the note of the example goes with the first key. */
  private isKept = false;
  /** The field that was changed last. */
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

  /** The field that is being typed into; null once typing rests. */
  get typing(): string | null {
    return this.isResting ? null : this.lastField;
  }

  /** True if nothing was typed yet, so that the form shows its example. */
  get isExample(): boolean {
    return !this.isKept;
  }

  /** Takes over what a link sets: year, state, regime and job title. */
  open(address: string): void {
    const linked = fieldsOfAddress(address, this.typed);
    if (this.isKept) this.replaced = { ...this.replaced, ...replacedBy(linked, this.typed) };
    this.typed = { ...this.typed, ...linked };
    this.rest();
  }

  /** Brings back what was typed before, under what a link sets. After the first view: the server’s document cannot know it. */
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

  /** A field was typed into; digits are grouped. */
  type(field: string, typed: string): void {
    this.change({ [field]: groupTyped(typed) });
  }

  /** An amount in words is shown back in rupees. `settleField` says when. */
  settle(field: string): void {
    const read = readAmount(this.typed[field] ?? '');
    const grouped = typeof read === 'number' ? groupIndian(read) : null;
    if (grouped !== null && grouped !== this.typed[field]) this.change({ [field]: grouped });
  }

  change(fields: Typed): void {
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

  /** Puts what is typed on the device; nothing after it was forgotten. */
  keep(): void {
    if (this.isKept) this.#place.set(this.#setup.key, storedForm(this.#owner, this.typed));
  }

  /** Typing rests: what a key need not wait for follows. */
  rest(): void {
    this.#setup.rest?.();
    this.isResting = true;
  }

  /** Empties the form to its example, on the device too. */
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

  /** Returns the address that shows the calculator to others, without any amount. */
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

  /** True if what is typed goes with the tab. */
  get isOfGuest(): boolean {
    return this.#ports.session.userId === null;
  }

  get #place(): KeyValueStorage {
    return placeOfPay(this.#ports.session.userId, this.#ports);
  }

  get #owner(): string {
    return this.#ports.session.userId ?? '';
  }
}
