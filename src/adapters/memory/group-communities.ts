import type { CommunityGroup, ListedCommunity } from '@/core/communities/community';
import { COMMUNITY_TYPES } from '@/core/communities/community';

/** Returns the communities by type, in the order of the types; a type without communities is absent. */
export function groupCommunities(communities: readonly ListedCommunity[]): readonly CommunityGroup[] {
  return COMMUNITY_TYPES.map((type) => ({
    type,
    communities: communities.filter((community) => community.type === type),
  })).filter((group) => group.communities.length > 0);
}
