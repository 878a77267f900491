export const COMMUNITY_TYPES = ['topic', 'company', 'department'] as const;

export type CommunityType = (typeof COMMUNITY_TYPES)[number];

export interface CommunityRef {
  readonly type: CommunityType;
  readonly entityId: number;
}

/** A community. `slug` is its part of a path. */
export interface CommunitySummary extends CommunityRef {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
}

export interface TopicMeta {
  readonly posts: number;
  readonly followers: number;
}

export interface PreselectedCommunity extends CommunitySummary {
  readonly topicMeta: TopicMeta;
}

export function preselectionOf({ entityId, name, logo, type, slug, topicMeta }: PreselectedCommunity) {
  return { entityId, name, logo, type, slug, topicMeta };
}

export interface Community extends CommunitySummary {
  readonly topicMeta: TopicMeta;
  readonly followed: boolean;
  readonly about?: string | null;
}

export interface ListedCommunity extends Community {
  readonly about: string | null;
}

export interface NewPosts extends CommunityRef {
  readonly posts: number;
}

export interface CommunityGroup {
  readonly type: CommunityType;
  readonly communities: readonly ListedCommunity[];
}

/** A search result. `category` is its kind in words (EN-COMM-SEARCH-RESULT). */
export interface CommunitySearchResult extends CommunitySummary {
  readonly category: string;
  readonly topicMeta: TopicMeta;
}

/** The purpose of a list (API-FEED-COMM-AGG-V2, decisions A 9). */
export type CommunityPurpose = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';
