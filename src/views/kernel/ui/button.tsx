import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { ButtonLook } from './button-class';
import { buttonClass } from './button-class';

/** A native button in the product's style; everything a `<button>` takes, without inline styles. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'className'>, ButtonLook {
  /** A 18–20 px icon before the text. */
  readonly icon?: ReactNode;
  /** The act is under way: a spinner takes the icon's place, presses do nothing, the focus stays. */
  readonly busy?: boolean | undefined;
}

/** Does something here. For going somewhere use ButtonLink or TextLink. One primary button at most in a view. */
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
