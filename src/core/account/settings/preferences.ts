import type { Subscription } from './subscription.rules';

export interface Preferences {
  readonly showDesignation: boolean;
}

export interface MessagePreferences {
  readonly votes: boolean;
  readonly commentVotes: boolean;
  readonly comments: boolean;
  readonly replies: boolean;
  readonly mentions: boolean;
  readonly polls: boolean;
  readonly talks: boolean;
  readonly highlights: HighlightsFrequency;
  readonly requests: boolean;
}

export type MessagePreferencesChange = Partial<MessagePreferences>;

export type HighlightsFrequency = 'off' | 'daily' | 'weekly';

export type SubscriptionChange = Partial<Subscription>;

export type MailList = 'digest' | 'jobAlerts' | 'answers';

export interface Unsubscribed {
  readonly subscription: MailList;
}
