import { PostCardSkeleton } from '@/views/posting/post-card-skeleton';
import { SkeletonGroup } from '@/views/ui/skeleton-group';
import { postMessages as messages } from './post-messages';

/** A post's room while it is on its way. */
export function PostSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingPost}>
      <PostCardSkeleton whole />
    </SkeletonGroup>
  );
}
