import type { HelpfulTally } from './review';

export interface ShownReviews {
  showMark(reviewId: string, tally: HelpfulTally): void;
  reload(): Promise<void>;
}
