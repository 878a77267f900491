import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import { postMessages as messages } from './post-messages';

/** A post's room while it is on its way. */
export function PostSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingPost} className="postpage">
      <div className="post">
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
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
