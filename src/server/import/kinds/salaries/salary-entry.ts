import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { nameKeyOf } from '@/server/import/names/name-key';
import { importKeyOf } from '../import-key';

/** Annual pay in rupees. */
export interface AnnualPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

export interface SalaryEntry {
  readonly company: string;
  readonly title: string;
  /** The title's name in the reference data, independent of imported lists. The place is determined in the same way. */
  readonly titleKey: string;
  /** The kind of work. Pay of another kind is a separate report. */
  readonly employment: EmploymentType;
  readonly place: number;
  readonly placeKey: string;
  readonly years: number;
  /** True if all stated years are in one band of experience. Otherwise the salary counts in no band. */
  readonly isOfOneBand: boolean;
  /** The month as `2026-11-01`. */
  readonly month: string;
  readonly isDated: boolean;
  readonly pay: AnnualPay;
  readonly reports: number;
  /** True if the file states how many reports each row averages. */
  readonly isAverage: boolean;
  /** The report's id at its source, and the site's name. */
  readonly source: string;
  readonly site: string;
}

/** The maximum number of reports, which a database check enforces. */
export const MAX_REPORTS = 1_000;

/** Returns what a salary is about: for an average its subject, for a single report its whole content. */
export function subjectKeyOf(entry: SalaryEntry): string {
  const { titleKey, employment, placeKey, years, month, isDated, pay, reports, source, site, isAverage } = entry;
  const of = [titleKey, placeKey, years, isDated ? month : '', source, nameKeyOf(site)].concat(
    employment === USUAL_EMPLOYMENT ? [] : [employment],
  );
  return importKeyOf(isAverage ? of : [...of, pay.fixed, pay.variable, pay.stock, reports]);
}

export function contentOf(entry: SalaryEntry): string {
  const { pay, reports } = entry;
  return importKeyOf([subjectKeyOf(entry), pay.fixed, pay.variable, pay.stock, reports]);
}

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
