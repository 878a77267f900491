import { differByMoreThanChance, STANDARD_ERRORS } from '@/core/kernel/figures/chance.rules';

/** Editions, newest first (PD-AWARDS-EDITIONS). Each ranks by the reviews of the previous year. */
export const EDITIONS = [2026, 2025, 2024] as const;

/** The maximum number of lists that rank a company: by size, among start-ups and in its industry. */
export const MAX_PLACES = 3 * EDITIONS.length;

/** The number of reviews in the year that a company needs to be listed. */
export const MIN_REVIEWS = 5;

/** The number of average reviews added to each company, so that few reviews do not win. */
export const ADDED_REVIEWS = 10;

export const MIN_COMPANIES = 3;

export const SIZES = [
  { urlName: 'mega', name: 'Mega companies', labels: ['50k-1 Lakh', '1 Lakh+', '10k+'] },
  { urlName: 'large', name: 'Large companies', labels: ['1k-5k', '5k-10k', '10k-50k'] },
  { urlName: 'mid-sized', name: 'Mid-sized companies', labels: ['201-500', '501-1k'] },
  { urlName: 'small', name: 'Small companies', labels: ['1-10', '11-50', '51-200'] },
] as const;

export const STARTUPS = {
  urlName: 'tech-startups',
  name: 'Tech start-ups',
  industries: /software|cloud|data|fintech|payments|telecom|games|internet|it services/i,
  years: 10,
} as const;

export function toHundredths(score: number): number {
  return Math.round(score * 100) / 100;
}

/** Returns the margin of error of a single score. */
export function marginOfError(uncertainty: number): number {
  return toHundredths(STANDARD_ERRORS * uncertainty);
}

interface Scored {
  readonly score: number;
  readonly uncertainty: number;
}

/** Returns the number of companies that the first one leads by more than chance. */
export function countClearlyBehindFirst([first, ...others]: readonly Scored[]): number {
  if (first === undefined) return 0;
  return others.filter(({ score, uncertainty }) =>
    differByMoreThanChance(first.score - score, first.uncertainty, uncertainty, others.length),
  ).length;
}

/** Returns the score in the middle of a list, or null for an empty one. */
export function middleScore(places: readonly Pick<Scored, 'score'>[]): number | null {
  const scores = places.map(({ score }) => score).toSorted((one, other) => one - other);
  const [low, high] = [scores[Math.floor((scores.length - 1) / 2)], scores[Math.floor(scores.length / 2)]];
  return low === undefined || high === undefined ? null : toHundredths((low + high) / 2);
}

/** Returns the places with a score above or below `from` by more than chance. */
export function significantlyApart<Place extends Scored>(
  places: readonly Place[],
  from: number,
  side: 'above' | 'below',
): readonly Place[] {
  return places.filter(
    ({ score, uncertainty }) =>
      score > from === (side === 'above') && differByMoreThanChance(score - from, uncertainty, 0, places.length),
  );
}
