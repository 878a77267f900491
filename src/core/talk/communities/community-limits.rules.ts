import type { CommunityGroup } from './community';

/** The length of a group in a list of all communities, or of all that the user does not follow. */
export const MAX_PER_TYPE = 50;

/** The communities in the list of all, the most followed first: there is one of each company, and nobody reads as many. */
export const MAX_LISTED_COMMUNITIES = 1_000;

/** The communities that a user can follow: each read of their feed looks into every one. */
export const MAX_FOLLOWED = 500;

/** The contributors, and the related communities, on the page of one. */
export const MAX_BESIDE_COMMUNITY = 5;

/** The communities of each type in a first choice. */
export const FIRST_CHOICE_PER_TYPE = 8;

export const LISTED_PER_TYPE = 6;

/** The number up to which the posts of today are counted: beyond it nobody reads the difference. */
export const MAX_NEW_POSTS = 100;

export const MAX_COMMUNITY_SEARCH_LENGTH = 100;

/** Returns the text of a community search; null for empty and blank texts, for which no call is sent (VA-COMM-SEARCH). */
export function communitySearchTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_COMMUNITY_SEARCH_LENGTH).trim();
  return text === '' ? null : text;
}

/** Returns the number of communities of a type as far as a group says it: null if the group may be the first of more. */
export function totalOfGroup({ communities }: CommunityGroup): number | null {
  return communities.length < MAX_PER_TYPE ? communities.length : null;
}
