import type { Subscription } from './subscription.rules';

/** Choices about how the user is shown. */
export interface Preferences {
  /** True if the designation stands beside the pseudonym. */
  readonly showDesignation: boolean;
}

/** The kinds of news that the inbox takes. */
export interface MessagePreferences {
  readonly votes: boolean;
  readonly commentVotes: boolean;
  readonly comments: boolean;
  readonly replies: boolean;
  /** Posts and comments that name the user's pseudonym. */
  readonly mentions: boolean;
  /** The ends of polls that the user started or voted in. */
  readonly polls: boolean;
  /** Requests for a conversation, the answers to the user's own, and toasts of new messages. */
  readonly talks: boolean;
  /** The rhythms in which the best posts of the followed communities come. */
  readonly highlights: HighlightsRhythm;
  readonly requests: boolean;
}

/** The kinds of news that are chosen again; the others stay. */
export type MessagePreferencesChange = Partial<MessagePreferences>;

/** The rhythm in which the inbox has the best posts. */
export type HighlightsRhythm = 'off' | 'daily' | 'weekly';

/** The mails that are chosen again; the others stay. */
export type SubscriptionChange = Partial<Subscription>;

/** The mails that a key can end: the weekly digest, all job alerts, or those about answers. */
export type MailList = 'digest' | 'jobAlerts' | 'answers';

/** The mails that a key has ended. */
export interface Unsubscribed {
  readonly subscription: MailList;
}
