import type { Community, CommunitySummary } from '@/core/talk/communities/community';

export function aCommunitySummary(change: Partial<CommunitySummary> = {}): CommunitySummary {
  return { type: 'topic', entityId: 1, name: 'Notice Period', slug: 'notice-period', logo: null, ...change };
}

export function aCommunity(change: Partial<Community> = {}): Community {
  return { ...aCommunitySummary(), topicMeta: { posts: 0, followers: 0 }, followed: false, ...change };
}
