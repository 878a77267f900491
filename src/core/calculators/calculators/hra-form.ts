import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { FinancialYear } from './calendar';
import { MONTHS_PER_YEAR } from './calendar';
import type { Exact } from './exact';
import { ZERO } from './exact';
import type { FieldProblems, TypedFields } from './form-reading';
import { FormReading, readYear } from './form-reading';
import type { HraPeriod } from './hra.rules';
import { hraOf, isCommissionCounted } from './hra.rules';

export const MAX_HRA_PERIODS = 4;

export const HRA_PERIOD_START = {
  months: '12',
  basic: '45,000',
  dearness: '',
  commission: '',
  hra: '22,500',
  rent: '23,500',
  city: 'Bengaluru',
} satisfies TypedFields;

const PERIOD_FIELDS = ['months', 'basic', 'dearness', 'commission', 'hra', 'rent', 'city'] as const;

export function periodField(field: keyof typeof HRA_PERIOD_START, period: number): string {
  return period === 1 ? field : `${field}${period}`;
}

/** The initial form. Later periods start with the values of the first. */
export const HRA_START: TypedFields = {
  year: '',
  periods: '1',
  ...Object.fromEntries(
    Array.from({ length: MAX_HRA_PERIODS }, (_, index) => index + 1).flatMap((period) =>
      PERIOD_FIELDS.map((field) => [periodField(field, period), HRA_PERIOD_START[field]]),
    ),
  ),
};

export interface ReadHra {
  readonly year: FinancialYear;
  readonly periods: readonly HraPeriod[];
}

export function periodCountOf(typed: TypedFields): number {
  const count = Number(typed.periods);
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), MAX_HRA_PERIODS) : 1;
}

export function readHra(typed: TypedFields): { readonly read: ReadHra | null; readonly problems: FieldProblems } {
  const form = new FormReading(typed);
  const year = readYear(form);
  const numbers = Array.from({ length: periodCountOf(typed) }, (_, index) => index + 1);
  const periods = numbers.map((number) => readPeriod(form, number, isCommissionCounted(year)));
  const months = periods.reduce((sum, period) => sum + period.months, 0);
  if (months > MONTHS_PER_YEAR) {
    const last = periodField('months', numbers.length);
    form.refuse(last, `The periods add up to ${months} months. A year has ${groupIndian(MONTHS_PER_YEAR)}.`);
  }
  return { read: form.isFree ? { year, periods } : null, problems: form.problems };
}

function readPeriod(form: FormReading, number: number, hasCommission: boolean): HraPeriod {
  const field = (name: keyof typeof HRA_PERIOD_START) => periodField(name, number);
  const months = form.count(field('months'), 'the months', MONTHS_PER_YEAR);
  if (months === 0) form.refuse(field('months'), 'Enter at least one month.');
  const optional = (name: 'dearness' | 'commission', text: string) =>
    form.amount(field(name), { name: text, per: 'month', isOptional: true });
  return {
    months,
    basic: form.amount(field('basic'), { name: 'the basic pay of a month', per: 'month' }),
    dearness: optional('dearness', 'the dearness allowance'),
    commission: hasCommission ? optional('commission', 'the commission') : ZERO,
    hra: form.amount(field('hra'), { name: 'the HRA of a month', per: 'month' }),
    rent: form.amount(field('rent'), { name: 'the rent of a month, 0 without', per: 'month' }),
    city: form.text(field('city')),
  };
}

const ONE_THOUSAND = 1_000;

export function moreRent({ year, periods }: ReadHra): Exact | null {
  const now = hraOf(year, periods);
  const then = hraOf(
    year,
    periods.map((period) => ({ ...period, rent: period.rent.equals(ZERO) ? ZERO : period.rent.add(ONE_THOUSAND) })),
  );
  return now.ok && then.ok ? then.value.exempt.sub(now.value.exempt) : null;
}
