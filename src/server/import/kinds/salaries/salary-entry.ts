import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { nameKeyOf } from '@/server/import/names/name-key';
import { importKeyOf } from '../import-key';

/** Rupees a year. */
export interface AnnualPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

export interface SalaryEntry {
  readonly company: string;
  readonly title: string;
  /** The title's name in the reference data, stable whatever lists were imported; the place likewise. */
  readonly titleKey: string;
  /** Pay of another kind of work is a separate report. */
  readonly employment: EmploymentType;
  readonly place: number;
  readonly placeKey: string;
  readonly years: number;
  /** Is true if all stated years are in one band of experience; otherwise the salary counts in no band. */
  readonly isOfOneBand: boolean;
  /** `2026-11-01` */
  readonly month: string;
  readonly isDated: boolean;
  readonly pay: AnnualPay;
  readonly reports: number;
  /** Is true if the file states how many reports each row averages. */
  readonly isAverage: boolean;
  /** The report's id at its source, and the site's name. */
  readonly source: string;
  readonly site: string;
}

/** A database check limits it. */
export const MAX_REPORTS = 1_000;

/** Identifies a salary at its company: an average by its subject, a single report by its whole content. */
export function thingOf(entry: SalaryEntry): string {
  const { titleKey, employment, placeKey, years, month, isDated, pay, reports, source, site, isAverage } = entry;
  const of = [titleKey, placeKey, years, isDated ? month : '', source, nameKeyOf(site)].concat(
    employment === USUAL_EMPLOYMENT ? [] : [employment],
  );
  return importKeyOf(isAverage ? of : [...of, pay.fixed, pay.variable, pay.stock, reports]);
}

export function contentOf(entry: SalaryEntry): string {
  const { pay, reports } = entry;
  return importKeyOf([thingOf(entry), pay.fixed, pay.variable, pay.stock, reports]);
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
