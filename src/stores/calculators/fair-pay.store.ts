import { makeAutoObservable } from 'mobx';
import type { FairPay, PaySubject } from '@/core/calculators/fair-pay.rules';
import { fairPayOf } from '@/core/calculators/fair-pay.rules';
import type { ReadFairPay } from '@/core/calculators/fair-pay-form';
import { FAIR_PAY_START, readFairPay } from '@/core/calculators/fair-pay-form';
import type { FindPayGroup } from '@/core/calculators/find-pay-group.use-case';
import type { FieldProblems } from '@/core/calculators/form-reading';
import type { SalaryReport } from '@/core/salaries/salary';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

/** The check whether pay is fair: the group comes from the service, the pay is placed in it on the device and never sent. */
export class FairPayStore implements Personal {
  readonly form: CalculatorForm;
  /** Whether the user asked once: then problems are shown. */
  isAsked = false;
  readonly #group: Loadable<SalaryReport, PaySubject>;

  constructor(ports: CalculatorPorts, find: FindPayGroup) {
    this.form = new CalculatorForm(ports, { key: 'calculators.fairPay', startOn: () => FAIR_PAY_START, say: () => '' });
    this.#group = new Loadable((subject) => find.execute(subject));
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get problems(): FieldProblems {
    return this.isAsked ? this.#read.problems : {};
  }

  get state(): LoadState<SalaryReport> {
    return this.#group.state;
  }

  /** Rupees a year; null while a field has a problem. */
  get pay(): number | null {
    return this.#read.read?.pay.valueOf() ?? null;
  }

  /** Null where the group shows no median, or a field has a problem. */
  get standing(): FairPay | null {
    return this.pay === null || this.#group.value === null ? null : fairPayOf(this.pay, this.#group.value);
  }

  /** Asks for the group of what is typed. */
  async find(): Promise<void> {
    this.isAsked = true;
    const { read } = this.#read;
    if (read !== null) await this.#group.load(read.subject);
  }

  forget(): void {
    this.form.forget();
    this.#group.reset();
    this.isAsked = false;
  }

  get #read(): { readonly read: ReadFairPay | null; readonly problems: FieldProblems } {
    return readFairPay(this.form.typed);
  }
}
