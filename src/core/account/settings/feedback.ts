export type FeedbackTouchpoint = 'help' | 'export' | 'rewards';

export const MAX_FEEDBACK_LENGTH = 2_000;

export interface FeedbackGiven {
  readonly touchpoint: FeedbackTouchpoint;
  readonly rating: number;
  readonly comment: string;
}

export interface Feedback extends Omit<FeedbackGiven, 'rating'> {
  readonly rating: number | null;
}
