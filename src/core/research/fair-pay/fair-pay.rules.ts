import type { SalaryExperienceBand } from '@/core/kernel/common/experience-band.rules';
import { bandOfYears, EXPERIENCE_BANDS } from '@/core/kernel/common/experience-band.rules';
import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import type { SalaryFigure, SalaryReport } from '@/core/research/salaries/salary';
import { standingOf } from '@/core/research/salaries/standing.rules';

export const MIN_COMPARED_REPORTS = 10;

export function isCompared({ count }: Pick<SalaryFigure, 'count'>): boolean {
  return count >= MIN_COMPARED_REPORTS;
}

export type FairPayNote = 'tooFew' | 'onlyMedian' | 'small';

export function fairPayNoteOf(figure: Pick<SalaryFigure, 'count' | 'median' | 'lowerQuartile'>): FairPayNote | null {
  if (figure.median === null) return 'tooFew';
  if (figure.lowerQuartile === null) return isCompared(figure) ? null : 'onlyMedian';
  return figure.count < MIN_FOR_TENTHS ? 'small' : null;
}

export interface PaySubject {
  readonly jobProfile: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly experience: SalaryExperienceBand | null;
}

export interface PayGroup {
  readonly jobProfile: string;
  readonly company?: string;
  readonly location?: string;
  readonly experience?: SalaryExperienceBand;
}

export interface PayComparison {
  readonly closest: SalaryReport;
  /** Reports for the role alone, and for the role with each filter that the service applied. */
  readonly groups: readonly SalaryReport[];
}

export function payGroupKey(group: PayGroup): string {
  return JSON.stringify(Object.entries(group).sort());
}

/**
 * Returns groups, closest first: with the company, without it, the role alone. No figure combines place and experience.
 */
export function payGroupsOf({ jobProfile, company, location, experience }: PaySubject): readonly PayGroup[] {
  const years = experience === null ? {} : { experience };
  const place = location === null ? {} : { location };
  const groups: readonly PayGroup[] = [
    ...(company === null ? [] : [years, place].map((part) => ({ jobProfile, company, ...part }))),
    { jobProfile, ...years },
    { jobProfile, ...place },
    { jobProfile },
  ];
  return [...new Map(groups.map((group) => [payGroupKey(group), group])).values()];
}

export function comparedGroupsOf({ jobProfile, company, location, experience }: PaySubject): readonly PayGroup[] {
  return [
    { jobProfile },
    ...(location === null ? [] : [{ jobProfile, location }]),
    ...(experience === null ? [] : [{ jobProfile, experience }]),
    ...(company === null ? [] : [{ jobProfile, company }]),
  ];
}

export function experienceOf(years: number): SalaryExperienceBand {
  return EXPERIENCE_BANDS[bandOfYears(years)] ?? EXPERIENCE_BANDS[0];
}

export const PAY_POINTS = ['lowestTenth', 'lowerQuartile', 'median', 'upperQuartile', 'highestTenth'] as const;
export type PayPoint = (typeof PAY_POINTS)[number];

export interface PayBand {
  readonly above: PayPoint | null;
  readonly below: PayPoint | null;
}

export interface FairPay {
  /** The approximate number of people in a hundred who earn less. Null if the distribution is not shown. */
  readonly below: number | null;
  readonly band: PayBand;
  readonly distance: number;
  /** Null if it is not published. */
  readonly interval: { readonly from: number; readonly to: number } | null;
}

export function fairPayOf(pay: number, { figure, steps }: Pick<SalaryReport, 'figure' | 'steps'>): FairPay | null {
  const { distance, below } = standingOf(pay, figure, steps);
  if (distance === null || figure.median === null) return null;
  const { median, medianMargin } = figure;
  return {
    below,
    band: bandOf(pay, figure),
    distance,
    interval: medianMargin === null ? null : { from: median - medianMargin, to: median + medianMargin },
  };
}

function bandOf(pay: number, figure: SalaryFigure): PayBand {
  const isShown = (fits: (amount: number) => boolean) => (point: PayPoint) => {
    const amount = figure[point];
    return amount !== null && fits(amount);
  };
  return {
    above: PAY_POINTS.findLast(isShown((amount) => amount <= pay)) ?? null,
    below: PAY_POINTS.find(isShown((amount) => amount > pay)) ?? null,
  };
}
