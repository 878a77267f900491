import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { rateText, roundedToRupee } from './exact';
import type { FieldProblems, TypedFields } from './form-reading';
import { FormReading, readYear } from './form-reading';
import type { Hike } from './hike.rules';
import { hikeBy, hikeTo } from './hike.rules';
import type { MissingLawTable } from './law';
import { asksForOwnAmount, STATES } from './professional-tax.rules';
import type { BothRegimes } from './regimes.rules';
import { bothRegimesOf } from './regimes.rules';
import type { SalaryFacts } from './salary.rules';
import { readTakeHome, TAKE_HOME_START } from './take-home-form';

export const HIKE_START = {
  year: '',
  per: 'year',
  old: '9,60,000',
  percent: '15',
  next: '',
  asked: 'percent',
  state: '',
} satisfies TypedFields;

export interface ReadHike {
  readonly oldPay: Exact;
  readonly hike: Hike;
  readonly parts: number;
}

const MAX_HIKE = 1_000;
const MIN_HIKE = -100;
const MIN_PAY = { year: 10_000, month: 1_000 } as const;

export function readHike(typed: TypedFields): { readonly read: ReadHike | null; readonly problems: FieldProblems } {
  const form = new FormReading(typed);
  readYear(form);
  form.choiceOrNone('state', 'your state of work', STATES);
  const per = form.choice('per', 'a year or a month', ['year', 'month']) ?? 'year';
  const asked = form.choice('asked', 'per cent or the new pay', ['percent', 'next']) ?? 'percent';
  const parts = per === 'year' ? 1 : MONTHS_PER_YEAR;
  const oldPay = form.amount('old', { name: 'your pay now', per, min: MIN_PAY[per] }).mul(parts);
  const hike =
    asked === 'percent'
      ? hikeBy(oldPay, form.rate('percent', 'the hike', MAX_HIKE, MIN_HIKE))
      : hikeTo(oldPay, form.amount('next', { name: 'the new pay', per, min: MIN_PAY[per] }).mul(parts));
  return { read: form.isFree ? { oldPay, hike, parts } : null, problems: form.problems };
}

/** Take-home pay before and after the hike, in the cheaper regime of each. */
export interface HikeInHand {
  readonly before: BothRegimes;
  readonly after: BothRegimes;
  readonly more: Exact;
}

/** Computes take-home pay with the take-home calculator's defaults except for pay, year and state. */
export function hikeInHand({ oldPay, hike }: ReadHike, typed: TypedFields): Result<HikeInHand, MissingLawTable> | null {
  const state = typed.state ?? '';
  if (asksForOwnAmount(state)) return null;
  const factsOf = (ctc: Exact): SalaryFacts | null => {
    const { facts } = readTakeHome({ ...TAKE_HOME_START, year: typed.year ?? '', state });
    return facts === null ? null : { ...facts, ctc: ctc.floor() };
  };
  const [oldFacts, newFacts] = [factsOf(oldPay), factsOf(hike.newPay)];
  if (oldFacts === null || newFacts === null) return null;
  const before = bothRegimesOf(oldFacts);
  const after = bothRegimesOf(newFacts);
  if (!before.ok) return before;
  if (!after.ok) return after;
  const netOf = (both: BothRegimes) => both[both.cheaper].netYear;
  return ok({ before: before.value, after: after.value, more: netOf(after.value).sub(netOf(before.value)) });
}

/** Computes the new pay or the per cent, whichever was not typed last. */
export function followHike(typed: TypedFields, changed: readonly string[]): TypedFields {
  const asked = (['next', 'percent'] as const).find((field) => changed.includes(field)) ?? typed.asked ?? 'percent';
  const form = { ...typed, asked };
  const { read } = readHike(form);
  if (read === null) return form;
  const { hike, parts } = read;
  if (asked === 'next') return { ...form, percent: hike.percent === null ? '' : rateText(hike.percent) };
  return { ...form, next: groupIndian(roundedToRupee(hike.newPay.div(parts)).valueOf()) };
}
