/** The word for a rating. A rating below 1 is invalid (VA-RATING-WORDS, decisions A 52). */
export type RatingWord = 'Data not available' | 'Bad' | 'Poor' | 'Average' | 'Good' | 'Excellent';

/** Returns the word for a rating. Up to 4.5 it is Good. */
export function ratingWordOf(rating: number): RatingWord {
  if (rating < 1) return 'Data not available';
  if (rating < 2) return 'Bad';
  if (rating < 3) return 'Poor';
  if (rating < 3.5) return 'Average';
  return rating <= 4.5 ? 'Good' : 'Excellent';
}

/** Lower bounds of the four upper bands, highest first (VA-RATING-STYLE). */
const BANDS = [
  [4.5, 'highest'],
  [3.5, 'high'],
  [3, 'middle'],
  [2, 'low'],
] as const;

export type RatingBand = (typeof BANDS)[number][1] | 'lowest';

/** Returns the band of a rating. A band includes its lower bound (decisions A 52). */
export function ratingBandOf(rating: number): RatingBand {
  return BANDS.find(([from]) => rating >= from)?.[1] ?? 'lowest';
}
