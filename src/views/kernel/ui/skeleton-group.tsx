import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonGroupProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Announces loading once. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
