/** Confidence levels, best first (EM-SALARY-CONFIDENCE). */
export const CONFIDENCES = ['Very High', 'High', 'Moderate', 'Low', 'Very Low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Two points of a distribution, the lower one first. */
export interface Spread {
  readonly lower: number;
  readonly upper: number;
}
