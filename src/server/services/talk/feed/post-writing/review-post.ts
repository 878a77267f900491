import type { GeneratedPost } from '@/contract/generated/feed';
import { postAboutReview } from '@/core/talk/posting/review-post.rules';
import type { RowOf } from '@/server/platform/sql-types';
import type { reviewForPost } from './help.queries';

export function generatedPostOf(review: RowOf<typeof reviewForPost.columns>): GeneratedPost {
  return { ...postAboutReview(review), community: communityOf(review) };
}

function communityOf(review: RowOf<typeof reviewForPost.columns>): GeneratedPost['community'] {
  const { community_id: entityId, community_name: name, community_slug: slug, community_logo: logo } = review;
  return entityId === null || name === null || slug === null ? null : { type: 'company', entityId, name, slug, logo };
}
