import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface CalloutProps {
  readonly tone?: 'plain' | 'success' | 'failure' | 'info' | 'alert' | 'you' | undefined;
  /** An icon of 20 px. Every tone but plain needs one, since colour alone says nothing. */
  readonly icon?: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Callout({ tone = 'plain', icon, title, children, action, live = false, className }: CalloutProps) {
  return (
    <div
      className={classNames('callout', tone !== 'plain' && `is-${tone}`, className)}
      role={live ? (tone === 'failure' && 'alert') || 'status' : undefined}
    >
      {icon}
      <div className="grid gap-1 min-w-0 flex-1">
        {title === undefined ? null : <p className="strong">{title}</p>}
        {children === null ? null : <div className="text-ink-2">{children}</div>}
        {action}
      </div>
    </div>
  );
}
