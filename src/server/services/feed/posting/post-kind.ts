import type { PostKind, PostSubmission } from '@/contract/generated/feed';

/** Returns the kind that follows from what a post holds (EM-POST-KINDS); null for text alone. */
export function postKindOf({
  salaryIds,
  poll,
  media,
}: Pick<PostSubmission, 'salaryIds' | 'poll' | 'media'>): PostKind | null {
  if (salaryIds.length > 0) return 'salary';
  if (poll !== null) return 'poll';
  if (media.some(({ type }) => type === 'YOUTUBE')) return 'video';
  return media.length > 0 ? 'image' : null;
}
