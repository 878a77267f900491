import { computed, makeAutoObservable } from 'mobx';
import { takeHomeSentence } from '@/core/calculators/calculators/calculator-sentences';
import { financialYearOf } from '@/core/calculators/calculators/calendar';
import { FORM_KEYS } from '@/core/calculators/calculators/form-keys';
import type { FieldProblems } from '@/core/calculators/calculators/form-reading';
import type { MissingLawTable } from '@/core/calculators/calculators/law';
import type { BothRegimes } from '@/core/calculators/calculators/regimes.rules';
import { bothRegimesOf } from '@/core/calculators/calculators/regimes.rules';
import type { SalaryFacts } from '@/core/calculators/calculators/salary.rules';
import type { TaxRegime } from '@/core/calculators/calculators/tables/income-tax';
import { TAX_REGIMES } from '@/core/calculators/calculators/tables/income-tax';
import { readTakeHome, TAKE_HOME_START } from '@/core/calculators/calculators/take-home-form';
import type { Result } from '@/core/kernel/common/result';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

export interface TakeHomeOutcome {
  readonly facts: SalaryFacts;
  readonly both: BothRegimes;
  readonly regime: TaxRegime;
}

/**
 * The last valid result. It is hidden, not dropped, while a field has a problem, because most keystrokes of a new
 * amount cause one.
 */
export interface RestedOutcome {
  readonly outcome: TakeHomeOutcome;
  readonly isHidden: boolean;
}

/** The take-home calculator: the typed fields, and the results in both regimes. */
export class TakeHomeStore implements PersonalStore {
  readonly form: CalculatorForm;
  rested: RestedOutcome | null = null;
  readonly #read = computed(() => readTakeHome(this.form.typed));

  constructor(ports: CalculatorPorts) {
    this.form = new CalculatorForm(ports, {
      key: FORM_KEYS.takeHome,
      startOn: (today) => ({ ...TAKE_HOME_START, year: financialYearOf(today) }),
      rest: () => this.#rest(),
      say: () => {
        const { result } = this;
        return result?.ok ? takeHomeSentence(result.value) : '';
      },
    });
    makeAutoObservable(this, { form: false }, { deep: false });
  }

  get problems(): FieldProblems {
    return this.#read.get().problems;
  }

  get facts(): SalaryFacts | null {
    return this.#read.get().facts;
  }

  get result(): Result<BothRegimes, MissingLawTable> | null {
    return this.facts === null ? null : bothRegimesOf(this.facts);
  }

  /** True while earlier amounts stay visible, because most keystrokes of a new amount cause a problem. */
  get keepsAmounts(): boolean {
    return this.facts === null && !this.form.isResting && this.rested?.isHidden === false;
  }

  forget(): void {
    this.form.forget();
  }

  #rest(): void {
    const { facts, result } = this;
    if (facts === null || !result?.ok) {
      this.rested = this.rested && { ...this.rested, isHidden: true };
      return;
    }
    const both = result.value;
    const chosen = TAX_REGIMES.find((regime) => regime === this.form.typed.regime);
    this.rested = { outcome: { facts, both, regime: chosen ?? both.cheaper }, isHidden: false };
  }
}
