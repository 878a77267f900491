import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { PostCardSkeleton } from '@/views/talk/posting/post-card-skeleton';
import { CommentSkeletons } from './comment-skeletons';
import { postMessages as messages } from './post-messages';

export function PostSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingPost}>
      <PostCardSkeleton whole />
      <CommentSkeletons />
    </SkeletonGroup>
  );
}
