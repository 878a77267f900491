import { makeAutoObservable } from 'mobx';
import type { SalaryAnswers } from '@/core/research/contribute/salary-form';
import { yearlyPayOf } from '@/core/research/contribute/salary-form';
import type { FairPay, PayComparison, PaySubject } from '@/core/research/fair-pay/fair-pay.rules';
import { fairPayOf, isCompared } from '@/core/research/fair-pay/fair-pay.rules';
import type { FindPayGroup } from '@/core/research/fair-pay/find-pay-group.use-case';
import { paySubjectOf } from '@/core/research/fair-pay/salary-subject';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/**
 * The standing of a salary that is being entered. Only its group is sent to the service; the pay stays on the device.
 */
export class SalaryStandingStore implements PersonalStore {
  readonly #group: Loadable<PayComparison, PaySubject>;
  readonly #form: { readonly values: SalaryAnswers };

  constructor(find: FindPayGroup, form: { readonly values: SalaryAnswers }) {
    this.#group = new Loadable((subject) => find.execute(subject));
    this.#form = form;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get subject(): PaySubject | null {
    return this.pay === 0 ? null : paySubjectOf(this.#form.values);
  }

  get pay(): number {
    return yearlyPayOf(this.#form.values);
  }

  get state(): LoadState<PayComparison> {
    return this.#group.state;
  }

  get standing(): FairPay | null {
    const closest = this.#group.value?.closest;
    return closest === undefined || !isCompared(closest.figure) ? null : fairPayOf(this.pay, closest);
  }

  async find(): Promise<void> {
    if (this.subject === null) this.#group.reset();
    else await this.#group.search(this.subject);
  }

  forget(): void {
    this.#group.reset();
  }
}
