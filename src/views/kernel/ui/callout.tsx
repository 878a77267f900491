import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface CalloutProps {
  readonly tone?: 'plain' | 'success' | 'failure' | 'info' | 'alert' | 'you' | undefined;
  /** A 20 px icon; with any tone but plain there must be one, colour alone says nothing. */
  readonly icon?: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Announces itself when it appears. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A notice inside the page that hangs from a line in the colour of its tone. */
export function Callout({ tone = 'plain', icon, title, children, action, live = false, className }: CalloutProps) {
  return (
    <div
      className={classNames('callout', tone !== 'plain' && `is-${tone}`, className)}
      role={live ? (tone === 'failure' && 'alert') || 'status' : undefined}
    >
      {icon}
      <div className="grid gap-1 min-w-0 flex-1">
        {title === undefined ? null : <p className="strong">{title}</p>}
        <div className="text-ink-2">{children}</div>
        {action}
      </div>
    </div>
  );
}
