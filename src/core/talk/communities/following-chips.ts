import type { Community, CommunityType } from './community';

/** Followed communities by kind. Roles are departments (EN-COMM-CHIPS). */
export interface FollowingChips {
  readonly all: readonly Community[];
  readonly topics: readonly Community[];
  readonly companies: readonly Community[];
  readonly roles: readonly Community[];
}

export function followingChipsOf(followed: readonly Community[]): FollowingChips {
  return {
    all: followed,
    topics: ofType(followed, 'topic'),
    companies: ofType(followed, 'company'),
    roles: ofType(followed, 'department'),
  };
}

function ofType(communities: readonly Community[], type: CommunityType): readonly Community[] {
  return communities.filter((community) => community.type === type);
}
