import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { nameKeyOf } from '@/server/import/names/name-key';
import { importKeyOf } from '../import-key';

/** The pay of a year in rupees. */
export interface AnnualPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/** A row of a file of salaries as it is stored. */
export interface SalaryEntry {
  readonly company: string;
  readonly title: string;
  /** The title as the reference data has it, by which a row is known whatever lists were imported; the place likewise. */
  readonly titleKey: string;
  /** Figures are of one kind of work each, so pay of another kind is another report. */
  readonly employment: EmploymentType;
  /** 0 for none. */
  readonly place: number;
  readonly placeKey: string;
  /** The least that was said; -1 if nothing was. */
  readonly years: number;
  /** True if all years that were said are of one band of experience; else the salary counts in no band. */
  readonly isOfOneBand: boolean;
  /** `2026-11-01` */
  readonly month: string;
  readonly isDated: boolean;
  readonly pay: AnnualPay;
  readonly reports: number;
  /** True if the file says how many reports its rows are averages of. */
  readonly isAverage: boolean;
  /** The id of the report where it came from, and the name of that site. */
  readonly source: string;
  readonly site: string;
}

/** A check of the database. */
export const MAX_REPORTS = 1_000;

/** Returns what a salary is known by at its company: an average by what it is of, a single report by all that it says. */
export function thingOf(entry: SalaryEntry): string {
  const { titleKey, employment, placeKey, years, month, isDated, pay, reports, source, site, isAverage } = entry;
  const of = [titleKey, placeKey, years, isDated ? month : '', source, nameKeyOf(site)].concat(
    employment === USUAL_EMPLOYMENT ? [] : [employment],
  );
  return importKeyOf(isAverage ? of : [...of, pay.fixed, pay.variable, pay.stock, reports]);
}

/** Returns a text that two rows share only if they say the same. */
export function contentOf(entry: SalaryEntry): string {
  const { pay, reports } = entry;
  return importKeyOf([thingOf(entry), pay.fixed, pay.variable, pay.stock, reports]);
}

/** Returns the average of two averages of the same, each with the weight of its reports. */
export function averageOf(one: SalaryEntry, other: SalaryEntry): SalaryEntry {
  const reports = one.reports + other.reports;
  const mean = (part: keyof AnnualPay): number =>
    Math.round((one.pay[part] * one.reports + other.pay[part] * other.reports) / reports);
  return {
    ...one,
    pay: { fixed: mean('fixed'), variable: mean('variable'), stock: mean('stock') },
    reports: Math.min(MAX_REPORTS, reports),
  };
}
