import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names';

export interface CardProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly action?: ReactNode;
  /** Adds a shadow, for a panel that hangs from its button. */
  readonly floating?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Prefer Section; a card is for floating or separate parts. */
export function Card({ title, level = 2, action, floating = false, children, className }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames('panel', floating && 'panel--float', className)} aria-labelledby={id}>
      <div className="panel__head">
        <Heading id={id} className="h2">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
