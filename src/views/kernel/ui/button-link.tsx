import type { ReactNode } from 'react';
import type { ButtonLook } from './button-class';
import { buttonClass } from './button-class';

export interface ButtonLinkProps extends ButtonLook {
  readonly to: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
}

export function ButtonLink({ to, icon, children, onClick, ...look }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(look)} {...(onClick === undefined ? {} : { onClick })}>
      {icon}
      {children}
    </a>
  );
}
