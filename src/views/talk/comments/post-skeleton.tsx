import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { PostCardSkeleton } from '@/views/talk/posting/post-card-skeleton';
import { postMessages as messages } from './post-messages';

/** A post's room while it is on its way. */
export function PostSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingPost}>
      <PostCardSkeleton whole />
    </SkeletonGroup>
  );
}
