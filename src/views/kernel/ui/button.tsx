import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { ButtonLook } from './button-class';
import { buttonClass } from './button-class';

/** Accepts all `<button>` attributes except inline styles. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'className'>, ButtonLook {
  /** An icon of 18 to 20 px. */
  readonly icon?: ReactNode;
  /** Shows a spinner and ignores clicks. The focus stays. */
  readonly busy?: boolean | undefined;
}

/** Use it for actions. Links use ButtonLink or TextLink. A view has at most one primary button. */
export function Button({ tone, wide, className, icon, busy = false, onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={buttonClass({ tone, wide, className })}
      onClick={handleClick}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
