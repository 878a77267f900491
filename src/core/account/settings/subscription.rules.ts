export const ANSWERS_RHYTHMS = ['off', 'daily', 'atOnce'] as const;

export type AnswersRhythm = (typeof ANSWERS_RHYTHMS)[number];

/** The mails that the user gets. */
export interface Subscription {
  /** The weekly mail with the posts of the followed communities. */
  readonly digest: boolean;
  /** The mails about comments, replies, mentions and requests that the user has not seen here. */
  readonly answers: AnswersRhythm;
}

/** The mails of a user who has chosen none. */
export const USUAL_SUBSCRIPTION: Subscription = { digest: false, answers: 'daily' };
