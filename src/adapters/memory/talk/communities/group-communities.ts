import type { CommunityGroup, ListedCommunity } from '@/core/talk/communities/community';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';

/** Groups communities in type order, without empty types. */
export function groupCommunities(
  communities: readonly ListedCommunity[],
  limit = Number.POSITIVE_INFINITY,
): readonly CommunityGroup[] {
  return COMMUNITY_TYPES.map((type) => ({
    type,
    communities: communities.filter((community) => community.type === type).slice(0, limit),
  })).filter((group) => group.communities.length > 0);
}
