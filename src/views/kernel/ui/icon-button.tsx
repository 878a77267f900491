import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names';

/** A 44 px square button with an icon only. */
export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'className' | 'children' | 'aria-label'> {
  /** The action, for screen readers; include the count when there is a badge ("Notifications, 3 new"). */
  readonly label: string;
  /** A 20 px icon. */
  readonly icon: ReactNode;
  /** A Badge that sits on the upper corner. */
  readonly badge?: ReactNode;
  readonly className?: string | undefined;
}

/** An icon that acts. `aria-pressed` marks a choice of yours, `aria-expanded` hangs it from the accent line while its panel is open. */
export function IconButton({ label, icon, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames('icon-btn', className)}>
      {icon}
      {badge}
    </button>
  );
}
