import type { CommunityGroup, ListedCommunity } from '@/core/talk/communities/community';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';

/** Returns the communities by type, at most `limit` of each, in the order of the types; a type without communities is absent. */
export function groupCommunities(
  communities: readonly ListedCommunity[],
  limit = Number.POSITIVE_INFINITY,
): readonly CommunityGroup[] {
  return COMMUNITY_TYPES.map((type) => ({
    type,
    communities: communities.filter((community) => community.type === type).slice(0, limit),
  })).filter((group) => group.communities.length > 0);
}
