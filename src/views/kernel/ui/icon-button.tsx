import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'className' | 'children' | 'aria-label'> {
  /** The action. Include the count of a badge ("Notifications, 3 new"). */
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  readonly className?: string | undefined;
}

/** `aria-pressed` marks a choice, `aria-expanded` an open panel. */
export function IconButton({ label, icon, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames('icon-btn', className)}>
      {icon}
      {badge}
    </button>
  );
}
