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
          <Skeleton width="third" />
        </div>
      </div>
      <div className="grid gap-3">
        <Skeleton shape="title" />
        <Skeleton />
        {whole ? <Skeleton /> : null}
        <Skeleton width="half" />
      </div>
    </div>
  );
}
