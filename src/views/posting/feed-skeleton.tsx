import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import { messages } from './messages';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** Four posts' room while the feed is on its way. */
export function FeedSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingFeed}>
      {PLACES.map((place) => (
        <div key={place} className="post">
          <div className="by">
            <Skeleton shape="circle" />
            <div className="by__x grid gap-2">
              <Skeleton width="third" />
              <Skeleton width="quarter" />
            </div>
          </div>
          <div className="grid gap-3">
            <Skeleton shape="title" width="most" />
            <Skeleton width="full" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
