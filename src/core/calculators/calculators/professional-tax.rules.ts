import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { FinancialYear, WageMonth } from './calendar';
import { firstDayOf, MONTHS_PER_YEAR, monthOf, monthsOf } from './calendar';
import type { Exact } from './exact';
import { exact, sumOf, ZERO } from './exact';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import { PROFESSIONAL_TAX } from './tables/professional-tax';
import { NO_STATE } from './tables/professional-tax-others';
import type { ProfessionalTaxRow } from './tables/professional-tax-row';

/** Needed only if a state's table depends on it. */
export type Sex = 'female' | 'male';

export interface ProfessionalTaxFacts {
  readonly year: FinancialYear;
  /** Empty until chosen. No tax is counted then. */
  readonly state: string;
  /** Rupees a month, the same all year. */
  readonly monthlyGross: Exact;
  readonly sex: Sex;
  readonly paysIncomeTax: boolean;
  /** Rupees a month, for a state without a known table. */
  readonly ownAmount: Exact;
}

export interface ProfessionalTaxYear {
  readonly months: readonly { readonly month: WageMonth; readonly tax: Exact }[];
  readonly year: Exact;
  readonly row: ProfessionalTaxRow;
}

export const STATES: readonly string[] = [...new Set(PROFESSIONAL_TAX.rows.map(({ state }) => state))]
  .filter((state) => state !== NO_STATE)
  .sort((a, b) => a.localeCompare(b, 'en'));

export function asksForSex(state: string): boolean {
  return PROFESSIONAL_TAX.rows.some((row) => row.state === state && row.sex !== undefined);
}

export function asksForOwnAmount(state: string): boolean {
  return PROFESSIONAL_TAX.rows.some((row) => row.state === state && row.kind === 'ownAmount');
}

const MONTHS_OF_HALF = 6;

export function professionalTaxOf(facts: ProfessionalTaxFacts): Result<ProfessionalTaxYear, MissingLawTable> {
  const { year, state, sex } = facts;
  const table = {
    subject: PROFESSIONAL_TAX.subject,
    rows: PROFESSIONAL_TAX.rows.filter((row) => row.state === state && (row.sex ?? sex) === sex),
  };
  const months: { month: WageMonth; tax: Exact }[] = [];
  let last: ProfessionalTaxRow | null = null;
  for (const month of monthsOf(year)) {
    const found = rowAt(table, firstDayOf(month));
    if (!found.ok) return found;
    last = found.value;
    months.push({ month, tax: taxOfMonth(last, monthOf(month), facts) });
  }
  if (last === null) return fail({ kind: 'noTable', subject: PROFESSIONAL_TAX.subject, day: year, lastDay: null });
  return ok({ months, year: sumOf(months.map(({ tax }) => tax)), row: last });
}

function taxOfMonth(row: ProfessionalTaxRow, month: number, facts: ProfessionalTaxFacts): Exact {
  const { monthlyGross: gross, paysIncomeTax, ownAmount } = facts;
  if (row.forIncomeTaxPayers && !paysIncomeTax) return ZERO;
  switch (row.kind) {
    case 'none':
      return ZERO;
    case 'ownAmount':
      return ownAmount;
    case 'monthly':
      return taxOn(gross, row, month);
    case 'monthlyByYear':
      return taxOn(gross.mul(MONTHS_PER_YEAR), row, month);
    case 'halfYearly':
      return row.dueMonths?.includes(month) ? taxOn(gross.mul(MONTHS_OF_HALF), row, month) : ZERO;
    case 'yearly':
      return twelfthOf(taxOn(gross.mul(MONTHS_PER_YEAR), row, month), month);
  }
}

function taxOn(pay: Exact, { bands }: ProfessionalTaxRow, month: number): Exact {
  const band = bands.find(
    ({ upTo, below }) => (upTo === undefined || pay.lte(upTo)) && (below === undefined || pay.lt(below)),
  );
  if (band === undefined) return ZERO;
  return exact(band.otherMonth?.month === month ? band.otherMonth.tax : band.tax);
}

const LAST_MONTH = 3;

/** Returns a month's share in whole rupees. The last month takes the remainder. */
function twelfthOf(tax: Exact, month: number): Exact {
  const part = tax.div(MONTHS_PER_YEAR).floor();
  return month === LAST_MONTH ? tax.sub(part.mul(MONTHS_PER_YEAR - 1)) : part;
}
