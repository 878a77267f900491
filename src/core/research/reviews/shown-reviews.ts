import type { HelpfulTally } from './review';

export interface ShownReviews {
  showMark(reviewId: string, tally: HelpfulTally): void;
  /** Loads them again. */
  reload(): Promise<void>;
}
