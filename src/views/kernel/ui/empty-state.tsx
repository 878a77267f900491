import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  /** Replaces the empty line. */
  readonly picture?: ReactNode;
  /** `failure` colours icon and title and announces itself. */
  readonly tone?: 'plain' | 'failure' | undefined;
  /** The heading level; 1 if nothing else is on the page. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

export function EmptyState({
  title,
  children,
  action,
  icon,
  picture,
  tone = 'plain',
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const failed = tone === 'failure';
  return (
    <div className={classNames('empty', className)} role={failed ? 'alert' : undefined}>
      {picture}
      <Heading className={classNames(level === 1 ? 'h1' : 'h3 flex items-center gap-2', failed && 'text-danger')}>
        {icon}
        {title}
      </Heading>
      {children === undefined ? null : <div className="text-ink-2 max-w-measure">{children}</div>}
      {action}
    </div>
  );
}
