import { Skeleton } from '@/views/kernel/ui/skeleton';

export interface PostCardSkeletonProps {
  /** Room for the whole text; a feed shows less of it. */
  readonly whole?: boolean;
}

/** The room of one post while it is on its way. */
export function PostCardSkeleton({ whole = false }: PostCardSkeletonProps) {
  return (
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
        {whole ? <Skeleton width="full" /> : null}
        <Skeleton width="half" />
      </div>
    </div>
  );
}
