import { computed, makeAutoObservable } from 'mobx';
import { financialYearOf } from '@/core/calculators/calculators/calendar';
import type { Exact } from '@/core/calculators/calculators/exact';
import type { FieldProblems, TypedFields } from '@/core/calculators/calculators/form-reading';
import type { HraResult } from '@/core/calculators/calculators/hra.rules';
import { hraOf } from '@/core/calculators/calculators/hra.rules';
import type { ReadHra } from '@/core/calculators/calculators/hra-form';
import { HRA_START, moreRent, periodCountOf, readHra } from '@/core/calculators/calculators/hra-form';
import type { MissingLawTable } from '@/core/calculators/calculators/law';
import { hraSentence } from '@/core/calculators/calculators/part-sentences';
import type { Result } from '@/core/kernel/common/result';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

/** The HRA calculator: a year’s periods with the same salary, rent and city. */
export class HraStore implements PersonalStore {
  readonly form: CalculatorForm;
  readonly #read = computed(() => readHra(this.form.typed));

  constructor(ports: CalculatorPorts) {
    this.form = new CalculatorForm(ports, {
      key: 'calculators.hra',
      startOn: (today): TypedFields => ({ ...HRA_START, year: financialYearOf(today) }),
      say: () => {
        const { result } = this;
        return result?.ok ? hraSentence(result.value) : '';
      },
    });
    makeAutoObservable(this, { form: false });
  }

  get problems(): FieldProblems {
    return this.#read.get().problems;
  }

  get periodCount(): number {
    return periodCountOf(this.form.typed);
  }

  get read(): ReadHra | null {
    return this.#read.get().read;
  }

  get result(): Result<HraResult, MissingLawTable> | null {
    return this.read === null ? null : hraOf(this.read.year, this.read.periods);
  }

  /** The gain for ₹1,000 more rent a month, in rupees a year. Null without a result. */
  get moreExempt(): Exact | null {
    return this.read === null ? null : moreRent(this.read);
  }

  setPeriods(count: number): void {
    this.form.change({ periods: String(count) });
  }

  forget(): void {
    this.form.forget();
  }
}
