import { Skeleton } from '@/views/kernel/ui/skeleton';

export interface PostCardSkeletonProps {
  readonly whole?: boolean;
}

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
