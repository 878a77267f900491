import type { CommunityGroup } from './community';

/** For lists of all communities, or of all that the user does not follow. */
export const MAX_PER_TYPE = 50;

export const MAX_LISTED_COMMUNITIES = 1_000;

/** Each read of the feed looks into every one. */
export const MAX_FOLLOWED = 500;

export const MAX_BESIDE_COMMUNITY = 5;

export const FIRST_CHOICE_PER_TYPE = 8;

export const LISTED_PER_TYPE = 6;

/** Larger counts make no difference to the user. */
export const MAX_NEW_POSTS = 100;

export const MAX_COMMUNITY_SEARCH_LENGTH = 100;

export function communitySearchTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_COMMUNITY_SEARCH_LENGTH).trim();
  return text === '' ? null : text;
}

/** Returns null if the group may be the first of more. */
export function totalOfGroup({ communities }: CommunityGroup): number | null {
  return communities.length < MAX_PER_TYPE ? communities.length : null;
}
