import { computed, makeAutoObservable } from 'mobx';
import { readStoredForm } from '@/core/calculators/calculators/calculator-address';
import type { ExitEntry } from '@/core/calculators/calculators/exit-form';
import { exitStartOn, readExit } from '@/core/calculators/calculators/exit-form';
import { exitPrefillOf } from '@/core/calculators/calculators/exit-prefill';
import type { ExitResult } from '@/core/calculators/calculators/exit-result.rules';
import { exitResultOf } from '@/core/calculators/calculators/exit-result.rules';
import { NO_TICKS } from '@/core/calculators/calculators/exit-tasks';
import { FORM_KEYS } from '@/core/calculators/calculators/form-keys';
import type { FieldProblems, TypedFields } from '@/core/calculators/calculators/form-reading';
import { gratuityStartOn } from '@/core/calculators/calculators/gratuity-form';
import type { MissingLawTable } from '@/core/calculators/calculators/law';
import { exitSentence } from '@/core/calculators/calculators/part-sentences';
import { SETTLEMENT_START } from '@/core/calculators/calculators/settlement-form';
import { TAKE_HOME_START } from '@/core/calculators/calculators/take-home-form';
import { storageForPay } from '@/core/kernel/common/device-places';
import type { Result } from '@/core/kernel/common/result';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CalculatorPorts } from './calculator-form';
import { CalculatorForm } from './calculator-form';

/** The exit pack: the dues after a last working day, their dates, and the sum. */
export class ExitStore implements PersonalStore {
  readonly form: CalculatorForm;
  /** If true, only the letter is printed. */
  isLetterAlone = false;
  readonly #read = computed(() => readExit(this.form.typed, this.form.today));

  constructor(ports: CalculatorPorts) {
    this.form = new CalculatorForm(ports, {
      key: FORM_KEYS.exit,
      startOn: (today) => ({ ...exitStartOn(today), ...NO_TICKS }),
      prefill: () => {
        const { today } = this.form;
        const owner = ports.session.userId ?? '';
        const kept = (key: string, form: TypedFields) =>
          readStoredForm(storageForPay(ports.session.userId, ports).get(key), owner, form);
        const gratuity = kept(FORM_KEYS.gratuity, { ...gratuityStartOn(today), ...SETTLEMENT_START });
        return exitPrefillOf(gratuity, kept(FORM_KEYS.takeHome, TAKE_HOME_START), today);
      },
      say: () => (this.result?.ok ? exitSentence(this.result.value) : ''),
    });
    makeAutoObservable(this, { form: false });
  }

  get problems(): FieldProblems {
    return this.#read.get().problems;
  }

  get entry(): ExitEntry | null {
    return this.#read.get().entry;
  }

  get result(): Result<ExitResult, MissingLawTable> | null {
    return this.entry === null ? null : exitResultOf(this.entry);
  }

  showLetterAlone(): void {
    this.isLetterAlone = true;
  }

  showWhole(): void {
    this.isLetterAlone = false;
  }

  forget(): void {
    this.form.forget();
  }
}
