import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { FinancialYear } from './calendar';
import { firstDayOfYear, isFinancialYear } from './calendar';
import type { Exact } from './exact';
import { atLeastZero, leastOf, percentOf, sumOf, ZERO } from './exact';
import type { NoTable, WorkingLine } from './law';
import { lineOf, rowAt } from './law';
import type { HraRow } from './tables/hra';
import { HRA, OLDER_CITY_NAMES } from './tables/hra';

/** Months with the same salary, rent and city; amounts in rupees a month. */
export interface HraPeriod {
  readonly months: number;
  readonly basic: Exact;
  /** The part of the dearness allowance that counts for retirement. */
  readonly dearness: Exact;
  /** Commission as a fixed share of turnover. */
  readonly commission: Exact;
  readonly hra: Exact;
  /** 0 without rent and in one’s own house. */
  readonly rent: Exact;
  readonly city: string;
}

/** The three amounts of a period in rupees; the least is free of tax. */
export interface HraPeriodResult {
  readonly months: number;
  readonly cityRate: number;
  readonly received: Exact;
  readonly rentAboveShare: Exact;
  readonly shareOfSalary: Exact;
  readonly exempt: Exact;
  /** The three amounts. */
  readonly lines: readonly WorkingLine[];
}

/** A year’s house rent allowance in rupees. */
export interface HraResult {
  readonly periods: readonly HraPeriodResult[];
  readonly exempt: Exact;
  readonly taxable: Exact;
  readonly row: HraRow;
}

/** Every city that has the higher share in some year. */
export const LISTED_CITIES: readonly string[] = [...new Set(HRA.rows.flatMap((row) => row.listedCities))].sort();

/** Returns the share of salary, in per cent, that counts in a city in a year; 0 for a year without a table. */
export function hraRateOf(year: FinancialYear, city: string): number {
  const row = rowOfYear(year);
  return row === null ? 0 : cityRateOf(row, city);
}

/** Returns whether the year’s rule counts a commission as salary. */
export function countsCommissionIn(year: FinancialYear): boolean {
  return rowOfYear(year)?.countsCommission === true;
}

/** Null for a year without a table, and for a text that is no year. */
function rowOfYear(year: FinancialYear): HraRow | null {
  const found = rowAt(HRA, firstDayOfYear(year));
  return isFinancialYear(year) && found.ok ? found.value : null;
}

/** Returns the exemption of a year; of the old regime only. */
export function hraOf(year: FinancialYear, periods: readonly HraPeriod[]): Result<HraResult, NoTable> {
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
    exempt: leastOf(received, rentAboveShare, shareOfSalary),
    lines: [
      lineOf(row, 'HRA received', received, `${months} months`),
      lineOf(row, `Rent less ${row.ownShareRate}% of salary`, rentAboveShare),
      lineOf(row, `${cityRate}% of salary`, shareOfSalary),
    ],
  };
}

function cityRateOf({ listedCities, listedRate, otherRate }: HraRow, city: string): number {
  const name = OLDER_CITY_NAMES[city.trim().toLowerCase()] ?? city.trim();
  const isListed = listedCities.some((listed) => listed.toLowerCase() === name.toLowerCase());
  return isListed ? listedRate : otherRate;
}
