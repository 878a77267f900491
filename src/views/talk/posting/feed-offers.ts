import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';

/** Offers of another feature in the feed of what the user follows. */
export interface FeedOffers {
  /** Below an empty feed. `onShowPosts` loads the feed again. */
  readonly Suggestions: ComponentType<{ readonly onShowPosts?: () => void }>;
  /** Above the posts. */
  readonly Followed: ComponentType;
}

/** Names the offers in the feed; the feature that users follow by binds them. */
export const FeedOffersKey: Key<FeedOffers> = Symbol('FeedOffers');
