import type { HelpfulTally } from './review';

/** The reviews that the page shows. */
export interface ShownReviews {
  showMark(reviewId: string, tally: HelpfulTally): void;
  /** Loads them again. */
  reload(): Promise<void>;
}
