/** The words for the trust in a figure, the best first (EM-SALARY-CONFIDENCE). */
export const CONFIDENCES = ['Very High', 'High', 'Moderate', 'Low', 'Very Low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Two points of a distribution, the lower one first. */
export interface Spread {
  readonly lower: number;
  readonly upper: number;
}

/** A statistic with what it rests on. */
export interface Figure {
  /** Null is withheld: too few have reported. */
  readonly value: number | null;
  /** The number of reports. */
  readonly n: number;
  /** The middle half; null if too few have reported for it. */
  readonly spread: Spread | null;
  /** The lowest and the highest tenth; null if too few have reported for them. */
  readonly tenths: Spread | null;
  /** By how much a median is uncertain, up or down; null without its spread. */
  readonly margin: number | null;
  /** The month of the newest report, `2026-11`; null if it is not known. */
  readonly newest: string | null;
}
