import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { FinancialYear } from './calendar';
import { firstDayOfYear, isFinancialYear } from './calendar';
import type { Exact } from './exact';
import { atLeastZero, percentOf, smallestOf, sumOf, ZERO } from './exact';
import type { MissingLawTable, WorkingLine } from './law';
import { lineOf, rowAt } from './law';
import type { HraRow } from './tables/hra';
import { HRA, OLDER_CITY_NAMES } from './tables/hra';

/** Amounts in rupees a month. */
export interface HraPeriod {
  readonly months: number;
  readonly basic: Exact;
  readonly dearness: Exact;
  /** Commission as a fixed share of turnover. */
  readonly commission: Exact;
  readonly hra: Exact;
  readonly rent: Exact;
  readonly city: string;
}

export interface HraPeriodResult {
  readonly months: number;
  readonly cityRate: number;
  readonly received: Exact;
  readonly rentAboveShare: Exact;
  readonly shareOfSalary: Exact;
  readonly exempt: Exact;
  readonly lines: readonly WorkingLine[];
}

export interface HraResult {
  readonly periods: readonly HraPeriodResult[];
  readonly exempt: Exact;
  readonly taxable: Exact;
  readonly row: HraRow;
}

export const LISTED_CITIES: readonly string[] = [...new Set(HRA.rows.flatMap((row) => row.listedCities))].sort();

/** Returns the rate in per cent, or 0 for a year without a table. */
export function hraRateOf(year: FinancialYear, city: string): number {
  const row = rowOfYear(year);
  return row === null ? 0 : cityRateOf(row, city);
}

export function isCommissionCounted(year: FinancialYear): boolean {
  return rowOfYear(year)?.countsCommission === true;
}

/** Returns null for an unknown year and for text that is not a year. */
function rowOfYear(year: FinancialYear): HraRow | null {
  const found = rowAt(HRA, firstDayOfYear(year));
  return isFinancialYear(year) && found.ok ? found.value : null;
}

export function hraOf(year: FinancialYear, periods: readonly HraPeriod[]): Result<HraResult, MissingLawTable> {
  const found = rowAt(HRA, firstDayOfYear(year));
  if (!found.ok) return found;
  const row = found.value;
  const results = periods.map((period) => periodOf(row, period));
  const received = sumOf(results.map((result) => result.received));
  const exempt = sumOf(results.map((result) => result.exempt));
  return ok({ periods: results, exempt, taxable: received.sub(exempt), row });
}

function periodOf(row: HraRow, { months, basic, dearness, commission, hra, rent, city }: HraPeriod): HraPeriodResult {
  const salary = basic
    .add(dearness)
    .add(row.countsCommission ? commission : ZERO)
    .mul(months);
  const cityRate = cityRateOf(row, city);
  const received = hra.mul(months);
  const rentAboveShare = atLeastZero(rent.mul(months).sub(percentOf(salary, row.ownShareRate)));
  const shareOfSalary = percentOf(salary, cityRate);
  return {
    months,
    cityRate,
    received,
    rentAboveShare,
    shareOfSalary,
    exempt: smallestOf(received, rentAboveShare, shareOfSalary),
    lines: [
      lineOf(row, 'HRA received', received, `${months} months`),
      lineOf(row, `Rent less ${row.ownShareRate}% of salary`, rentAboveShare),
      lineOf(row, `${cityRate}% of salary`, shareOfSalary),
    ],
  };
}

function cityRateOf({ listedCities, listedRate, otherRate }: HraRow, city: string): number {
  const name = OLDER_CITY_NAMES.get(city.trim().toLowerCase()) ?? city.trim();
  const isListed = listedCities.some((listed) => listed.toLowerCase() === name.toLowerCase());
  return isListed ? listedRate : otherRate;
}
