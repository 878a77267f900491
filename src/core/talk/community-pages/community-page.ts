import type { Community, CommunityType, ListedCommunity } from '../communities/community';

export interface CommunityTypeGroup {
  readonly type: CommunityType;
  readonly total: number;
  readonly communities: readonly ListedCommunity[];
}

export interface CommunityItems {
  readonly items: readonly ListedCommunity[];
  readonly page: number;
  readonly total: number;
}

export interface CommunityContributor {
  readonly name: string;
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly posts: number;
  readonly upvotes: number;
}

export interface CommunityPage {
  readonly community: ListedCommunity;
  /** `Topic`, `Department`, or the company's industry. */
  readonly category: string;
  readonly postsThisWeek: number;
  /** At most five contributors, most useful first. */
  readonly contributors: readonly CommunityContributor[];
  /** At most five communities: those that followers of this one share, then similar ones. */
  readonly related: readonly Community[];
}
