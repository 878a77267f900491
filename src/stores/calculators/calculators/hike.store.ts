import { computed, makeAutoObservable } from 'mobx';
import { financialYearOf } from '@/core/calculators/calculators/calendar';
import type { FieldProblems } from '@/core/calculators/calculators/form-reading';
import type { HikeInHand, ReadHike } from '@/core/calculators/calculators/hike-form';
import { followHike, HIKE_START, hikeInHand, readHike } from '@/core/calculators/calculators/hike-form';
import type { MissingLawTable } from '@/core/calculators/calculators/law';
import { hikeSentence } from '@/core/calculators/calculators/part-sentences';
import type { Result } from '@/core/kernel/common/result';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

/** The hike calculator. From the current pay and either the per cent or the new pay, it computes the third. */
export class HikeStore implements PersonalStore {
  readonly form: CalculatorForm;
  readonly #read = computed(() => readHike(this.form.typed));

  constructor(ports: CalculatorPorts) {
    this.form = new CalculatorForm(ports, {
      key: 'calculators.hike',
      startOn: (today) => followHike({ ...HIKE_START, year: financialYearOf(today) }, []),
      follow: followHike,
      say: () => (this.hike === null ? '' : hikeSentence(this.hike, this.inHand?.ok ? this.inHand.value : null)),
    });
    makeAutoObservable(this, { form: false });
  }

  get problems(): FieldProblems {
    return this.#read.get().problems;
  }

  get hike(): ReadHike | null {
    return this.#read.get().read;
  }

  /** Is also null in a state whose professional tax the user would have to enter. */
  get inHand(): Result<HikeInHand, MissingLawTable> | null {
    return this.hike === null ? null : hikeInHand(this.hike, this.form.typed);
  }

  forget(): void {
    this.form.forget();
  }
}
