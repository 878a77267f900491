import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Day } from './calendar';
import { MONTHS_PER_YEAR } from './calendar';
import { countedWages } from './code-wages.rules';
import type { Exact } from './exact';
import { atLeastZero, exact, ratio, roundedToRupee, smallestOf, ZERO } from './exact';
import type { MissingLawTable, WorkingLine } from './law';
import { lineOf, rowAt } from './law';
import type { ServiceTime } from './service-time';
import type { GratuityRow } from './tables/gratuity';
import { GRATUITY } from './tables/gratuity';
import type { GratuityTaxRow } from './tables/gratuity-tax';
import { GRATUITY_TAX } from './tables/gratuity-tax';

export const END_REASONS = ['resignation', 'retirement', 'fixedTermEnd', 'death', 'disablement'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface GratuityFacts {
  /** True if the employer has ten or more employees, so that the law applies. */
  readonly isCovered: boolean;
  readonly isGovernment: boolean;
  readonly reason: EndReason;
  readonly service: ServiceTime;
  readonly lastDay: Day;
  /** The last monthly basic pay. If not covered, it is the average of the last ten months. */
  readonly basic: Exact;
  readonly otherPay: Exact;
  /** Null if unknown. The payable amount is used then. */
  readonly received: Exact | null;
  /** The amount that was already tax-free in earlier jobs. */
  readonly exemptEarlier: Exact;
}

export interface NextYear {
  readonly service: ServiceTime;
  /**
   * True if the next year counts only for longer service than this, by at least a day. False if this service is enough.
   */
  readonly isAbove: boolean;
  readonly more: Exact;
}

export interface Gratuity {
  readonly isEligible: boolean;
  /** The counted years, including parts if the law counts by months. */
  readonly countedYears: Exact;
  readonly wageBase: Exact;
  /** Wages times days times years, before the ceiling. 0 if nothing is due. */
  readonly formula: Exact;
  /** Null if only a contract defines the gratuity. */
  readonly payable: Exact | null;
  readonly isCut: boolean;
  readonly taxFree: Exact;
  readonly safeTaxFree: Exact;
  readonly taxable: Exact;
  /** Null if years are counted by months, or the ceiling is reached. */
  readonly nextYear: NextYear | null;
  readonly lines: readonly WorkingLine[];
}

export function gratuityOf(facts: GratuityFacts): Result<Gratuity, MissingLawTable> {
  const found = rowAt(GRATUITY, facts.lastDay);
  if (!found.ok) return found;
  const taxFound = rowAt(GRATUITY_TAX, facts.lastDay);
  if (!taxFound.ok) return taxFound;
  if (!facts.isCovered) return ok(notCovered(facts, taxFound.value));
  const wages = countedWages(facts.basic, facts.basic.add(facts.otherPay), facts.lastDay);
  return wages.ok ? ok(covered(facts, wages.value.wages, found.value, taxFound.value)) : wages;
}

function covered(facts: GratuityFacts, wageBase: Exact, row: GratuityRow, tax: GratuityTaxRow): Gratuity {
  const { service, basic, received } = facts;
  const isEligible = isEligibleBy(row, facts);
  const countsMonths = isByMonths(row, facts);
  const countedYears = countsMonths ? yearsByMonths(service) : exact(roundedYears(row, service));
  const perYear = (wages: Exact) => wages.mul(row.daysPerYear).div(row.daysOfMonth);
  const formula = isEligible ? perYear(wageBase).mul(countedYears) : ZERO;
  const payable = roundedToRupee(smallestOf(formula, exact(row.ceiling)));
  const another = roundedToRupee(smallestOf(perYear(wageBase).mul(countedYears.add(1)), exact(row.ceiling)));
  const more = isEligible ? another.sub(payable) : ZERO;
  const paid = received ?? payable;
  const free = (wages: Exact) =>
    facts.isGovernment ? paid : taxFreeOf(facts, tax, paid, isEligible ? perYear(wages).mul(countedYears) : ZERO);
  const taxFree = free(wageBase);
  return {
    isEligible,
    countedYears,
    wageBase,
    formula,
    payable,
    isCut: formula.gt(row.ceiling),
    taxFree,
    safeTaxFree: free(basic),
    taxable: paid.sub(taxFree),
    nextYear:
      countsMonths || more.equals(ZERO) ? null : { service: lastWithoutNextYear(row, facts), isAbove: true, more },
    lines: coveredLines(row, tax, facts, { isEligible, countedYears, wageBase, formula, payable, taxFree, paid }),
  };
}

function notCovered(facts: GratuityFacts, tax: GratuityTaxRow): Gratuity {
  const { service, basic, received } = facts;
  const [numerator, denominator] = tax.notCoveredShare;
  const formula = basic.mul(ratio(numerator, denominator)).mul(service.years);
  const paid = received ?? roundedToRupee(formula);
  const taxFree = facts.isGovernment ? paid : taxFreeOf(facts, tax, paid, formula);
  return {
    isEligible: true,
    countedYears: exact(service.years),
    wageBase: basic,
    formula,
    payable: null,
    isCut: false,
    taxFree,
    safeTaxFree: taxFree,
    taxable: paid.sub(taxFree),
    nextYear: {
      service: { years: service.years + 1, months: 0, days: 0 },
      isAbove: false,
      more: roundedToRupee(basic.mul(ratio(numerator, denominator))),
    },
    lines: [
      lineOf(tax, 'Half the average pay for each completed year', formula, `${rupees(basic)} × ½ × ${service.years}`),
      lineOf(tax, 'Free of tax', taxFree, freeDetail(tax)),
    ],
  };
}

function taxFreeOf({ exemptEarlier }: GratuityFacts, { limit }: GratuityTaxRow, paid: Exact, formula: Exact): Exact {
  return smallestOf(paid, roundedToRupee(formula), atLeastZero(exact(limit).sub(exemptEarlier)));
}

function isEligibleBy(row: GratuityRow, { reason, service }: GratuityFacts): boolean {
  const months = service.years * MONTHS_PER_YEAR + service.months;
  switch (reason) {
    case 'death':
    case 'disablement':
      return true;
    case 'fixedTermEnd':
      return months >= (row.minFixedTermMonths ?? row.minYears * MONTHS_PER_YEAR);
    case 'resignation':
    case 'retirement':
      return service.years >= row.minYears;
  }
}

function isByMonths({ isProRata }: GratuityRow, { reason }: GratuityFacts): boolean {
  return isProRata && (reason === 'death' || reason === 'fixedTermEnd');
}

function yearsByMonths({ years, months }: ServiceTime): Exact {
  return ratio(years * MONTHS_PER_YEAR + months, MONTHS_PER_YEAR);
}

/** Returns rounded years. A part above six months counts as a year: six months and a day, not six months. */
function roundedYears({ roundUpAboveMonths }: GratuityRow, { years, months, days }: ServiceTime): number {
  const isAbove = months > roundUpAboveMonths || (months === roundUpAboveMonths && days > 0);
  return isAbove ? years + 1 : years;
}

/** Returns the longest service with the same result. The next day counts as another year. */
function lastWithoutNextYear(row: GratuityRow, { service }: GratuityFacts): ServiceTime {
  return { years: roundedYears(row, service), months: row.roundUpAboveMonths, days: 0 };
}

const rupees = (amount: Exact): string => `₹${groupIndian(roundedToRupee(amount).valueOf())}`;

const freeDetail = ({ limit }: GratuityTaxRow): string =>
  `the least of what is received, the formula, and ₹${groupIndian(limit)} less what was free before`;

/** Formats counted years: `11`, `1.5`. */
export function yearsText(years: Exact): string {
  return years.round(2).toString();
}

function coveredLines(
  row: GratuityRow,
  tax: GratuityTaxRow,
  { basic, otherPay }: GratuityFacts,
  result: Pick<Gratuity, 'isEligible' | 'countedYears' | 'wageBase' | 'formula' | 'taxFree'> & {
    readonly payable: Exact;
    readonly paid: Exact;
  },
): readonly WorkingLine[] {
  const { isEligible, countedYears, wageBase, formula, payable, taxFree, paid } = result;
  const inForce = { ...row, status: 'in-force' as const, note: '' };
  const added = wageBase.sub(basic);
  const days = `${row.daysPerYear}/${row.daysOfMonth}`;
  return [
    lineOf(inForce, 'Basic pay and dearness allowance', basic, 'a month, last drawn'),
    ...(added.gt(ZERO)
      ? [lineOf(inForce, 'Added, so that half of all pay counts', added, `half of ${rupees(basic.add(otherPay))}`)]
      : []),
    lineOf(
      inForce,
      `Wages × ${days} × years`,
      formula,
      isEligible ? `${rupees(wageBase)} × ${days} × ${yearsText(countedYears)}` : 'nothing is due',
    ),
    lineOf({ ...row, rule: row.ceilingRule }, 'Due', payable, `at most ₹${groupIndian(row.ceiling)}`),
    lineOf(tax, 'Free of tax', taxFree, freeDetail(tax)),
    lineOf(tax, 'Taxed', paid.sub(taxFree)),
  ];
}
