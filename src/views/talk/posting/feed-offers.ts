import type { ComponentType } from 'react';
import type { Key } from '@/core/kernel/common/key';

export interface FeedOffers {
  readonly Suggestions: ComponentType<{ readonly onShowPosts?: () => void }>;
  readonly Followed: ComponentType;
}

export const FeedOffersKey: Key<FeedOffers> = Symbol('FeedOffers');
