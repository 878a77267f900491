import type { Clock } from '@/core/kernel/common/clock.port';
import type { DeviceStorages } from '@/core/kernel/common/device-places';
import { storageForDraft } from '@/core/kernel/common/device-places';
import type { Ids } from '@/core/kernel/common/ids.port';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import { emptySalaryAnswers } from '@/core/research/contribute/salary-form';
import {
  contributionDraftKey,
  parseContribution,
  serializeContribution,
} from '@/core/research/contribute/stored-contribution';

export interface TypedPay {
  readonly owner: string | null;
  readonly company: string | null;
  readonly companyName: string;
  readonly jobProfile: string;
  readonly years: number | null;
  readonly fixed: number;
  readonly variable: number;
}

const THOUSAND = 1_000;
const STEP = 5;

/** Copies typed pay into the draft of the salary form, on this device. Nothing is sent, and an existing draft stays. */
export class PrefillSalary {
  readonly #places: DeviceStorages;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(places: DeviceStorages, clock: Clock, ids: Ids) {
    this.#places = places;
    this.#clock = clock;
    this.#ids = ids;
  }

  execute({ owner, company, companyName, jobProfile, years, fixed, variable }: TypedPay): void {
    const key = contributionDraftKey('salary', owner, company);
    const now = this.#clock.now();
    const place = storageForDraft(owner, this.#places);
    if (parseContribution(place.get(key), { owner, now }) !== null) return;
    const values = {
      ...emptySalaryAnswers,
      companyName,
      jobProfile,
      totalExperience: years,
      fixedSalary: chosen(fixed),
      variableSalary: chosen(variable),
    };
    const draft = { values, idempotencyKey: this.#ids.next(), isSent: false, keptAt: now };
    place.set(key, serializeContribution(draft, owner));
  }
}

function chosen(rupees: number): { readonly lakhs: number | null; readonly thousand: number | null } {
  if (rupees === 0) return { lakhs: null, thousand: null };
  const steps = Math.round(rupees / (STEP * THOUSAND));
  const stepsOfLakh = LAKH / (STEP * THOUSAND);
  return { lakhs: Math.floor(steps / stepsOfLakh), thousand: (steps % stepsOfLakh) * STEP };
}
