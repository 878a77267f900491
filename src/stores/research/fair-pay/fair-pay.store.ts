import { makeAutoObservable } from 'mobx';
import type { FieldProblems, TypedFields } from '@/core/calculators/calculators/form-reading';
import type { FairPay, PayComparison, PaySubject } from '@/core/research/fair-pay/fair-pay.rules';
import { fairPayOf } from '@/core/research/fair-pay/fair-pay.rules';
import type { FairPayFormResult } from '@/core/research/fair-pay/fair-pay-form';
import { EMPTY_FAIR_PAY_FIELDS, parseFairPayForm } from '@/core/research/fair-pay/fair-pay-form';
import { fairPaySentence, NO_PAY_DATA } from '@/core/research/fair-pay/fair-pay-sentence';
import type { FindPayGroup } from '@/core/research/fair-pay/find-pay-group.use-case';
import type { PrefillSalary } from '@/core/research/fair-pay/hand-pay-over.use-case';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type {
  CalculatorForm,
  CalculatorPorts,
  CalculatorSetup,
} from '@/stores/calculators/calculators/calculator-form';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface FairPayPorts extends Pick<CalculatorPorts, 'session'> {
  readonly formOf: (setup: CalculatorSetup) => CalculatorForm;
  readonly prefill: () => TypedFields;
}

/** Compares pay with its group. Only the group is sent to the service; the pay stays on the device. */
export class FairPayStore implements PersonalStore {
  readonly form: CalculatorForm;
  /** True after the first attempt, when problems show. */
  isAsked = false;
  private asked = '';
  readonly #group: Loadable<PayComparison, PaySubject>;
  /** The group before a pay is entered. */
  readonly #known: Loadable<PayComparison, PaySubject>;
  #knownKey = '';
  #showing: Promise<unknown> = Promise.resolve();
  readonly #session: CalculatorPorts['session'];
  readonly #handOver: PrefillSalary;

  constructor(ports: FairPayPorts, find: FindPayGroup, handOver: PrefillSalary) {
    this.#session = ports.session;
    this.#handOver = handOver;
    this.form = ports.formOf({
      key: 'calculators.fairPay',
      startOn: () => EMPTY_FAIR_PAY_FIELDS,
      prefill: ports.prefill,
      // A job title is complete once it is picked, or another field is edited.
      rest: () => void (this.form.typing === 'jobProfile' || this.answer()),
      say: () => this.#sentence,
    });
    this.#group = new Loadable((subject) => find.execute(subject));
    this.#known = new Loadable((subject) => find.execute(subject));
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get problems(): FieldProblems {
    return this.isAsked ? this.#read.problems : {};
  }

  get state(): LoadState<PayComparison> {
    return this.#group.state;
  }

  /** The closest group with a median that the entries name, known before a pay is entered. */
  get known(): SalaryReport | null {
    const report = this.#known.value?.closest ?? null;
    return report?.figure.median === null ? null : report;
  }

  get isAnswered(): boolean {
    const { read } = this.#read;
    return this.asked !== '' && (read === null || this.asked === JSON.stringify(read.subject));
  }

  /** In rupees a year, or null while a field has a problem. */
  get pay(): number | null {
    return this.#read.read?.pay.valueOf() ?? null;
  }

  get standing(): FairPay | null {
    return this.pay === null || this.#group.value === null ? null : fairPayOf(this.pay, this.#group.value.closest);
  }

  /** Opens an address, and clears the result for another job title. */
  async open(address: string): Promise<void> {
    const { jobProfile } = this.form.typed;
    this.form.fill(address);
    this.form.open(address);
    if (this.form.typed.jobProfile !== jobProfile) {
      this.#group.reset();
      this.asked = '';
      this.isAsked = false;
    }
    await this.#showing;
  }

  async find(): Promise<void> {
    this.isAsked = true;
    const { read } = this.#read;
    if (read === null) return;
    this.asked = JSON.stringify(read.subject);
    await this.#group.load(read.subject);
    this.form.announce();
  }

  async answer(): Promise<void> {
    const { read, subject } = this.#read;
    if (read === null) {
      this.showKnown(subject);
      return;
    }
    const asked = JSON.stringify(read.subject);
    if (asked === this.asked) return;
    this.asked = asked;
    await this.#group.search(read.subject);
    this.form.announce();
  }

  private showKnown(subject: PaySubject | null): void {
    const key = JSON.stringify(subject);
    if (key === this.#knownKey) return;
    this.#knownKey = key;
    if (subject === null) this.#known.reset();
    else this.#showing = this.#known.search(subject);
  }

  prepareGiving(company: string | null): void {
    const { read } = this.#read;
    const { typed } = this.form;
    if (read === null) return;
    this.#handOver.execute({
      owner: this.#session.userId,
      company,
      companyName: typed.company ?? '',
      jobProfile: typed.jobProfile ?? '',
      years: read.years,
      fixed: read.fixed.valueOf(),
      variable: read.variable.valueOf(),
    });
  }

  forget(): void {
    this.form.forget();
    this.#group.reset();
    this.#known.reset();
    this.#knownKey = '';
    this.asked = '';
    this.isAsked = false;
  }

  get #sentence(): string {
    if (this.standing !== null) return fairPaySentence(this.standing);
    return this.#group.value?.closest.figure.median === null ? NO_PAY_DATA : '';
  }

  get #read(): FairPayFormResult {
    return parseFairPayForm(this.form.typed);
  }
}
