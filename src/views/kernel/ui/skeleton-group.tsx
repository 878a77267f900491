import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonGroupProps {
  /** The subject that is being loaded, for screen readers ("Loading posts"). */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Skeletons of one thing; announces once that it is loading. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
