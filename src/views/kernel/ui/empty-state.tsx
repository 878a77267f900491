import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence: the reason, and the next step. */
  readonly children?: ReactNode;
  /** A plain Button or ButtonLink. */
  readonly action?: ReactNode;
  /** A 21 px icon before the title; give one when something failed. */
  readonly icon?: ReactNode;
  /** `failure` colours icon and title and announces itself. */
  readonly tone?: 'plain' | 'failure' | undefined;
  /** Level of the heading; 1 if nothing else is on the page. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** Nothing to show: empty, failed or not allowed. Left-aligned, no picture. */
export function EmptyState({ title, children, action, icon, tone = 'plain', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const failed = tone === 'failure';
  return (
    <div className={classNames('empty', className)} role={failed ? 'alert' : undefined}>
      <Heading className={classNames(level === 1 ? 'h1' : 'h3 flex items-center gap-2', failed && 'text-danger')}>
        {icon}
        {title}
      </Heading>
      {children === undefined ? null : <div className="text-ink-2 max-w-measure">{children}</div>}
      {action}
    </div>
  );
}
