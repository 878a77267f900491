import type { Clock } from '@/core/kernel/common/clock.port';
import type { DevicePlaces } from '@/core/kernel/common/device-places';
import { placeOfDraft } from '@/core/kernel/common/device-places';
import type { Ids } from '@/core/kernel/common/ids.port';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import { emptySalaryAnswers } from '@/core/research/contribute/salary-form';
import {
  contributionDraftKey,
  parseContribution,
  serializeContribution,
} from '@/core/research/contribute/stored-contribution';

/** A job and its pay, in rupees a year. */
export interface HandedPay {
  /** The user’s public id; null for a guest. */
  readonly owner: string | null;
  /** The company that the form is opened about, by its name in addresses; null for none. */
  readonly company: string | null;
  readonly companyName: string;
  readonly jobProfile: string;
  readonly years: number | null;
  readonly fixed: number;
  readonly variable: number;
}

const THOUSAND = 1_000;
const STEP = 5;

/** Puts what was typed into the draft of the form for pay, on this device. Nothing is sent; a draft that is there already stays. */
export class HandPayOver {
  readonly #places: DevicePlaces;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(places: DevicePlaces, clock: Clock, ids: Ids) {
    this.#places = places;
    this.#clock = clock;
    this.#ids = ids;
  }

  execute({ owner, company, companyName, jobProfile, years, fixed, variable }: HandedPay): void {
    const key = contributionDraftKey('salary', owner, company);
    const now = this.#clock.now();
    const place = placeOfDraft(owner, this.#places);
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
