import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface TextLinkProps {
  /** A path of this app (`/about`), or an external address (`https:`, `mailto:`). */
  readonly to: string;
  readonly children: ReactNode;
  /**
   * `text` is underlined; `block` is underlined with a 44 px target for separate links; `plain` has
   * no style of its own.
   */
  readonly look?: 'text' | 'block' | 'plain' | undefined;
  /** Announce the new tab in the text or the label. */
  readonly newTab?: boolean | undefined;
  readonly current?: boolean | undefined;
  readonly label?: string | undefined;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

const ELSEWHERE = /^(?:https?:|mailto:|tel:)/i;
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Only http, https, mailto and tel leave the app; other schemes render as plain text. */
export function TextLink({
  to,
  children,
  look = 'text',
  newTab = false,
  current = false,
  label,
  lang,
  className,
  onClick,
}: TextLinkProps) {
  const shared = {
    className: classNames(look !== 'plain' && 'link', look === 'block' && 'link--block', className),
    'aria-label': label,
    lang,
    onClick,
    ...(current ? { 'aria-current': 'page' as const } : {}),
    ...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
  if (ELSEWHERE.test(to)) {
    return (
      <a href={to} {...shared}>
        {children}
      </a>
    );
  }
  if (OTHER_SCHEME.test(to)) {
    return <span className={className}>{children}</span>;
  }
  return (
    <a href={to} {...shared}>
      {children}
    </a>
  );
}
