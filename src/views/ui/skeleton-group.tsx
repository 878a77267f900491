import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonGroupProps {
  /** What is being loaded, for screen readers ("Loading posts"). */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Skeletons that stand for one thing; says once that it is loading. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
