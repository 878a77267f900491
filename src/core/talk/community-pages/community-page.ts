import type { Community, CommunityType, ListedCommunity } from '../communities/community';

/** The communities of one type with the most followers, and how many of that type there are. */
export interface CommunityTypeGroup {
  readonly type: CommunityType;
  readonly total: number;
  readonly communities: readonly ListedCommunity[];
}

/** One page of the communities of a type; pages count from 1. */
export interface CommunityItems {
  readonly items: readonly ListedCommunity[];
  readonly page: number;
  readonly total: number;
}

/** A pseudonym under which others found posts of the last 30 days useful. */
export interface CommunityContributor {
  readonly name: string;
  readonly tagline: string | null;
  readonly avatarUrl: string;
  /** A hex colour. */
  readonly avatarBgColor: string;
  readonly posts: number;
  readonly upvotes: number;
}

export interface CommunityPage {
  readonly community: ListedCommunity;
  /** In words: `Topic`, the company's industry, or `Department`. */
  readonly category: string;
  readonly postsThisWeek: number;
  /** At most five, the most useful first. */
  readonly contributors: readonly CommunityContributor[];
  /** At most five: communities that several followers of this one follow too, then others like it. */
  readonly related: readonly Community[];
}
