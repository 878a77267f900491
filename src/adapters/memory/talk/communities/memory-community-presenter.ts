import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Community, ListedCommunity } from '@/core/talk/communities/community';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { PostRecords } from '../posting/post-records';
import type { MemoryCommunity } from './community-records';
import { CommunityRecords } from './community-records';

export function presentMemoryCommunity(
  world: MemoryWorld,
  community: MemoryCommunity,
  viewer: MemoryUser | null,
): Community {
  const { type, entityId, name, slug, logo } = community;
  const key = communityKeyOf(community);
  const records = world.records(CommunityRecords);
  const posts = world.records(PostRecords).all.filter(({ status }) => status === 'LIVE');
  return {
    type,
    entityId,
    name,
    slug,
    logo,
    topicMeta: {
      posts: posts.filter((post) => communityKeyOf(post.community) === key).length,
      followers: records.followersOf(community),
    },
    followed: viewer !== null && records.followedBy(viewer).has(key),
  };
}

export function mostFollowedFirst(world: MemoryWorld, viewer: MemoryUser | null): readonly ListedCommunity[] {
  return world
    .records(CommunityRecords)
    .all.map((community) => ({ ...presentMemoryCommunity(world, community, viewer), about: community.about }))
    .toSorted((first, second) => second.topicMeta.followers - first.topicMeta.followers || byType(first, second));
}

function byType(first: Community, second: Community): number {
  return first.type === second.type ? first.entityId - second.entityId : first.type.localeCompare(second.type, 'en');
}
