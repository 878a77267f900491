export type FeedbackTouchpoint = 'help' | 'export' | 'rewards';

export const MAX_FEEDBACK_LENGTH = 2_000;

export interface FeedbackSubmission {
  readonly touchpoint: FeedbackTouchpoint;
  readonly rating: number;
  readonly comment: string;
}

export interface Feedback extends Omit<FeedbackSubmission, 'rating'> {
  readonly rating: number | null;
}
