import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names';

export interface SectionProps {
  readonly title?: ReactNode;
  /** Level of the heading: 1 for the first section of a screen, 3 inside another section; 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** At the end of the title's line: a link or a quiet button. */
  readonly action?: ReactNode;
  /** Hangs from a hairline instead of the ink line. */
  readonly thin?: boolean | undefined;
  /** The title is for screen readers only. */
  readonly titleHidden?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A part of a page that hangs from a line. With a title it is a named landmark. */
export function Section({
  title,
  level = 2,
  action,
  thin = false,
  titleHidden = false,
  children,
  className,
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const named = title !== undefined && title !== null;
  const heading = named ? (
    <Heading id={id} className={titleHidden ? 'vh' : Heading}>
      {title}
    </Heading>
  ) : null;
  return (
    <section
      className={classNames('hang', thin && 'hang--thin', className)}
      {...(named ? { 'aria-labelledby': id } : {})}
    >
      {named && !titleHidden ? (
        <div className="hang__head">
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
