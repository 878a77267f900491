import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

export interface FoldProps {
  readonly title: string;
  /** What is chosen inside, while it is closed too. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A part that most users leave closed. */
export function Fold({ title, aside, children }: FoldProps) {
  return (
    <details className="calc-fold">
      <summary>
        <ChevronRight size={18} aria-hidden="true" />
        {title}
        {aside === undefined ? null : <span className="meta">{aside}</span>}
      </summary>
      {children}
    </details>
  );
}
