/** The kinds of community (PD-FOLLOW), in the order in which they are listed. */
export const COMMUNITY_TYPES = ['topic', 'company', 'department'] as const;

export type CommunityType = (typeof COMMUNITY_TYPES)[number];

/** Names a community; entity ids are unique within a type only. */
export interface CommunityRef {
  readonly type: CommunityType;
  readonly entityId: number;
}

/** A community as a post or a form shows it. `slug` is its part of a path; `logo` is null if it has none. */
export interface CommunitySummary extends CommunityRef {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
}

/** The figures of a community. */
export interface TopicMeta {
  readonly posts: number;
  readonly followers: number;
}

/** A community that is chosen for the next post (EN-COMM-PRESELECTED). */
export interface PreselectedCommunity extends CommunitySummary {
  readonly topicMeta: TopicMeta;
}

/** Returns the members of a community that a new post begins with. */
export function preselectionOf({ entityId, name, logo, type, slug, topicMeta }: PreselectedCommunity) {
  return { entityId, name, logo, type, slug, topicMeta };
}

/** A community with its figures, and whether the viewer follows it. */
export interface Community extends CommunitySummary {
  readonly topicMeta: TopicMeta;
  readonly followed: boolean;
  /** A sentence about it; null for none, absent in answers that tell nothing of it. */
  readonly about?: string | null;
}

/** A community with the sentence about it; null for none. */
export interface ListedCommunity extends Community {
  readonly about: string | null;
}

/** A community with the number of its posts of today. */
export interface NewPosts extends CommunityRef {
  readonly posts: number;
}

/** The communities of one type. */
export interface CommunityGroup {
  readonly type: CommunityType;
  readonly communities: readonly ListedCommunity[];
}

/** A hit of the community search; `category` says in words what it is (EN-COMM-SEARCH-RESULT). */
export interface CommunitySearchResult extends CommunitySummary {
  readonly category: string;
  readonly topicMeta: TopicMeta;
}

/** The purpose of a grouped list (API-FEED-COMM-AGG-V2, decisions A 9). */
export type CommunityPurpose = 'all' | 'followed' | 'unfollowed' | 'unexploredCategory' | 'onboarding';
