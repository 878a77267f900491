export const ANSWERS_RHYTHMS = ['off', 'daily', 'atOnce'] as const;

export type AnswersRhythm = (typeof ANSWERS_RHYTHMS)[number];

export interface Subscription {
  readonly digest: boolean;
  readonly answers: AnswersRhythm;
}

export const USUAL_SUBSCRIPTION: Subscription = { digest: false, answers: 'daily' };
