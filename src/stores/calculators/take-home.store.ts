import { makeAutoObservable } from 'mobx';
import { takeHomeSentence } from '@/core/calculators/calculator-sentences';
import { financialYearOf } from '@/core/calculators/calendar';
import type { FieldProblems } from '@/core/calculators/form-reading';
import type { NoTable } from '@/core/calculators/law';
import type { BothRegimes } from '@/core/calculators/regimes.rules';
import { bothRegimesOf } from '@/core/calculators/regimes.rules';
import type { SalaryFacts } from '@/core/calculators/salary.rules';
import type { TaxRegime } from '@/core/calculators/tables/income-tax';
import { readTakeHome, TAKE_HOME_START } from '@/core/calculators/take-home-form';
import type { Result } from '@/core/common/result';
import type { Personal } from '../common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

/** A result with its facts: the source of the working, the months and the notes. */
export interface TakeHomeOutcome {
  readonly facts: SalaryFacts;
  readonly both: BothRegimes;
  /** The regime whose months and changes are shown. */
  readonly regime: TaxRegime;
}

/** The take-home calculator: what is typed, and what follows from it in both regimes. */
export class TakeHomeStore implements Personal {
  readonly form: CalculatorForm;

  constructor(ports: CalculatorPorts) {
    this.form = new CalculatorForm(ports, {
      key: 'calculators.takeHome',
      startOn: (today) => ({ ...TAKE_HOME_START, year: financialYearOf(today) }),
      say: () => {
        const { result } = this;
        return result?.ok ? takeHomeSentence(result.value) : '';
      },
    });
    makeAutoObservable(this, { form: false });
  }

  get problems(): FieldProblems {
    return this.#read.problems;
  }

  /** Null while a field has a problem. */
  get facts(): SalaryFacts | null {
    return this.#read.facts;
  }

  /** Null while a field has a problem. */
  get result(): Result<BothRegimes, NoTable> | null {
    return this.facts === null ? null : bothRegimesOf(this.facts);
  }

  /** The regime whose months and changes are shown: the chosen one, or the cheaper. */
  get shownRegime(): TaxRegime {
    const { regime } = this.form.typed;
    if (regime === 'new' || regime === 'old') return regime;
    return this.result?.ok ? this.result.value.cheaper : 'new';
  }

  /** The result with what it came from, one value for each; null without a result. */
  get outcome(): TakeHomeOutcome | null {
    const { facts, result, shownRegime } = this;
    return facts === null || !result?.ok ? null : { facts, both: result.value, regime: shownRegime };
  }

  forget(): void {
    this.form.forget();
  }

  get #read() {
    return readTakeHome(this.form.typed);
  }
}
