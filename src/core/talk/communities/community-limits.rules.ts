import type { CommunityGroup } from './community';

/**
 * The maximum number of communities per type in lists of all communities, or of those that the user does not follow.
 */
export const MAX_COMMUNITIES_PER_TYPE = 50;

export const MAX_LISTED_COMMUNITIES = 1_000;

/** The maximum number of followed communities. Each read of the feed queries every one of them. */
export const MAX_FOLLOWED_COMMUNITIES = 500;

export const MAX_ASIDE_ITEMS = 5;

export const ONBOARDING_COMMUNITIES_PER_TYPE = 8;

export const LISTED_COMMUNITIES_PER_TYPE = 6;

/** The maximum shown count of new posts. */
export const MAX_NEW_POSTS = 100;

export const MAX_COMMUNITY_SEARCH_LENGTH = 100;

export function communitySearchTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_COMMUNITY_SEARCH_LENGTH).trim();
  return text === '' ? null : text;
}

/** Returns the total, or null if the group may be the first page of more. */
export function totalOfGroup({ communities }: CommunityGroup): number | null {
  return communities.length < MAX_COMMUNITIES_PER_TYPE ? communities.length : null;
}
