import { classNames } from './class-names';

/** `primary` is the main action of a view, `quiet` has no border, `danger` cannot be undone. */
export interface ButtonLook {
  readonly tone?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

export function buttonClass({ tone = 'plain', wide = false, className }: ButtonLook): string | undefined {
  return classNames('btn', tone !== 'plain' && `btn--${tone}`, wide && 'w-full', className);
}
