export type FeedbackTouchpoint = 'help' | 'export' | 'rewards';

/** Longer comments are refused. */
export const MAX_FEEDBACK_LENGTH = 2_000;

/** Feedback as it is given: 1 is poor, 5 is very good. */
export interface FeedbackGiven {
  readonly touchpoint: FeedbackTouchpoint;
  readonly rating: number;
  readonly comment: string;
}

/** Feedback as it is stored; no rating and no comment until given. */
export interface Feedback extends Omit<FeedbackGiven, 'rating'> {
  readonly rating: number | null;
}
