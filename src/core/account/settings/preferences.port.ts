import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type {
  MessagePreferences,
  MessagePreferencesChange,
  Preferences,
  SubscriptionChange,
  Unsubscribed,
} from './preferences';
import type { Subscription } from './subscription.rules';

/** The user's preferences. Every method but `unsubscribe` fails with `unauthenticated` without a session. */
export interface UserPreferences {
  readonly getPreferences: () => Promise<Result<Preferences, Failure>>;
  readonly savePreferences: (given: Preferences) => Promise<Result<Preferences, Failure>>;
  readonly getMessagePreferences: () => Promise<Result<MessagePreferences, Failure>>;
  readonly saveMessagePreferences: (given: MessagePreferencesChange) => Promise<Result<MessagePreferences, Failure>>;
  readonly getSubscription: () => Promise<Result<Subscription, Failure>>;
  readonly saveSubscription: (given: SubscriptionChange) => Promise<Result<Subscription, Failure>>;
  /** Ends a subscription with the key from a mail. Fails with `invalid` (unsubscribe_key_invalid) for any other key. */
  readonly unsubscribe: (given: { readonly k: string }) => Promise<Result<Unsubscribed, Failure>>;
}

export const UserPreferencesPort: Key<UserPreferences> = Symbol('UserPreferences');
