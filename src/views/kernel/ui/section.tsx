import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names';

export interface SectionProps {
  readonly title?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly action?: ReactNode;
  readonly thin?: boolean | undefined;
  readonly titleHidden?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A section with a title is a named landmark. */
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
