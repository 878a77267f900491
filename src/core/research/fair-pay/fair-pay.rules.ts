import type { SalaryExperienceBand } from '@/core/kernel/common/experience-band.rules';
import { bandOfYears, EXPERIENCE_BANDS } from '@/core/kernel/common/experience-band.rules';
import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import type { SalaryFigure, SalaryReport } from '@/core/research/salaries/salary';
import { standingOf } from '@/core/research/salaries/standing.rules';

/** The reports from which a group is used, rather than a wider one. */
export const MIN_COMPARED_REPORTS = 10;

/** Returns whether a group is large enough to be compared with. */
export function isCompared({ count }: Pick<SalaryFigure, 'count'>): boolean {
  return count >= MIN_COMPARED_REPORTS;
}

/** The reasons for which a figure tells little: too few reports for any value, for more than the median, or for more than a rough place. */
export type FairPayNote = 'tooFew' | 'onlyMedian' | 'small';

/** Returns why a figure tells little; null if it tells all that it has. */
export function fairPayNoteOf(figure: Pick<SalaryFigure, 'count' | 'median' | 'lowerQuartile'>): FairPayNote | null {
  if (figure.median === null) return 'tooFew';
  if (figure.lowerQuartile === null) return isCompared(figure) ? null : 'onlyMedian';
  return figure.count < MIN_FOR_TENTHS ? 'small' : null;
}

/** The subject of a comparison; names as addresses have them, null if the user left it open. */
export interface PaySubject {
  readonly jobProfile: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly experience: SalaryExperienceBand | null;
}

/** A group of reports, each limit by its name in addresses. */
export interface PayGroup {
  readonly jobProfile: string;
  readonly company?: string;
  readonly location?: string;
  readonly experience?: SalaryExperienceBand;
}

/** The reports that a pay is compared with. */
export interface PayComparison {
  /** The closest group with enough reports; the widest if none has. */
  readonly closest: SalaryReport;
  /** The role alone, and with each limit that the service knows. */
  readonly groups: readonly SalaryReport[];
}

/** Returns a key of a group: the same for two groups with the same limits. */
export function payGroupKey(group: PayGroup): string {
  return JSON.stringify(Object.entries(group).sort());
}

/** Returns the groups to try, the closest first: with the company, without it, the role alone. No figure is of a place and an experience together. */
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

/** Returns the groups that a pay is set beside: the role alone, and with each limit by itself. */
export function comparedGroupsOf({ jobProfile, company, location, experience }: PaySubject): readonly PayGroup[] {
  return [
    { jobProfile },
    ...(location === null ? [] : [{ jobProfile, location }]),
    ...(experience === null ? [] : [{ jobProfile, experience }]),
    ...(company === null ? [] : [{ jobProfile, company }]),
  ];
}

/** Returns the experience that years of work belong to. */
export function experienceOf(years: number): SalaryExperienceBand {
  return EXPERIENCE_BANDS[bandOfYears(years)] ?? EXPERIENCE_BANDS[0];
}

/** The points of a figure that a pay may stand between. */
export const PAY_POINTS = ['lowestTenth', 'lowerQuartile', 'median', 'upperQuartile', 'highestTenth'] as const;
export type PayPoint = (typeof PAY_POINTS)[number];

/** A pay between two published points of its group; null beyond the last one. */
export interface PayBand {
  readonly above: PayPoint | null;
  readonly below: PayPoint | null;
}

/** A pay in its group. */
export interface FairPay {
  /** People in a hundred who earn less, about right; null if the distribution is not shown. */
  readonly below: number | null;
  readonly band: PayBand;
  /** Rupees a year; negative below the median. */
  readonly distance: number;
  /** The median’s interval. Null if it is not published. */
  readonly interval: { readonly from: number; readonly to: number } | null;
}

/** Returns where a pay stands; null if the group shows no median. */
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
