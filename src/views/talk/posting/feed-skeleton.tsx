import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { messages } from './messages';
import { PostCardSkeleton } from './post-card-skeleton';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

export function FeedSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingFeed}>
      {PLACES.map((place) => (
        <PostCardSkeleton key={place} />
      ))}
    </SkeletonGroup>
  );
}
