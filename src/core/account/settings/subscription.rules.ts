export const ANSWERS_FREQUENCIES = ['off', 'daily', 'atOnce'] as const;

export type AnswersFrequency = (typeof ANSWERS_FREQUENCIES)[number];

export interface Subscription {
  readonly digest: boolean;
  readonly answers: AnswersFrequency;
}

export const DEFAULT_SUBSCRIPTION: Subscription = { digest: false, answers: 'daily' };
