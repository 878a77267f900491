import { computed, makeAutoObservable } from 'mobx';
import { FORM_KEYS } from '@/core/calculators/calculators/form-keys';
import type { FieldProblems } from '@/core/calculators/calculators/form-reading';
import type { Gratuity, GratuityFacts } from '@/core/calculators/calculators/gratuity.rules';
import { gratuityOf } from '@/core/calculators/calculators/gratuity.rules';
import { gratuityStartOn, readGratuity } from '@/core/calculators/calculators/gratuity-form';
import type { MissingLawTable } from '@/core/calculators/calculators/law';
import {
  bonusSentence,
  gratuitySentence,
  leaveSentence,
  noticeSentence,
} from '@/core/calculators/calculators/part-sentences';
import { readBonus, readLeave, readNotice, SETTLEMENT_START } from '@/core/calculators/calculators/settlement-form';
import type { Result } from '@/core/kernel/common/result';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

/** The gratuity calculator, and the other parts of a final settlement: leave, notice and bonus. */
export class GratuityStore implements PersonalStore {
  readonly form: CalculatorForm;
  readonly #read = computed(() => readGratuity(this.form.typed, this.form.today));

  constructor(ports: CalculatorPorts) {
    this.form = new CalculatorForm(ports, {
      key: FORM_KEYS.gratuity,
      startOn: (today) => ({ ...gratuityStartOn(today), ...SETTLEMENT_START }),
      say: (field) => this.#sentenceOf(field),
    });
    makeAutoObservable(this, { form: false });
  }

  get problems(): FieldProblems {
    return this.#read.get().problems;
  }

  get facts(): GratuityFacts | null {
    return this.#read.get().facts;
  }

  get result(): Result<Gratuity, MissingLawTable> | null {
    return this.facts === null ? null : gratuityOf(this.facts);
  }

  get leave() {
    const { lastDay, isGovernment } = this.#read.get().shared;
    return readLeave(this.form.typed, lastDay, isGovernment);
  }

  get notice() {
    return readNotice(this.form.typed);
  }

  get bonus() {
    return readBonus(this.form.typed, this.#read.get().shared.lastDay);
  }

  forget(): void {
    this.form.forget();
  }

  #sentenceOf(field: string): string {
    const { facts, result, leave, notice, bonus } = this;
    if (field.startsWith('leave')) return leave.result?.ok ? leaveSentence(leave.result.value) : '';
    if (field.startsWith('notice')) return notice.result === null ? '' : noticeSentence(notice.result);
    if (field.startsWith('bonus')) return bonus.result?.ok ? bonusSentence(bonus.result.value) : '';
    return facts !== null && result?.ok ? gratuitySentence(facts, result.value) : '';
  }
}
