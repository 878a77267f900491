import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { FormOf } from '@/stores/calculators/calculators/field-value';
import { hasProblemIn } from '@/stores/calculators/calculators/field-value';

export interface FoldProps {
  readonly title: string;
  /** The choice inside, shown while it is closed too. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A part that most users leave closed. */
export function Fold(props: FoldProps) {
  return <Details {...props} isNeeded={false} />;
}

export interface FieldsFoldProps extends FoldProps {
  readonly of: FormOf;
  /** The fields inside. */
  readonly names: readonly string[];
}

/** Fields that most users leave closed; a problem in one of them, such as a link’s, opens it. */
export const FieldsFold = observer(function FieldsFold({ of, names, children, ...rest }: FieldsFoldProps) {
  const hasProblem = useMemo(() => hasProblemIn(of, names), [of, names]).get();
  return (
    <Details {...rest} isNeeded={hasProblem}>
      <div className="calc-pairs">{children}</div>
    </Details>
  );
});

function Details({ title, aside, children, isNeeded }: FoldProps & { readonly isNeeded: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  // Opened, never closed again: the user may be typing inside.
  useEffect(() => {
    if (isNeeded && details.current !== null) details.current.open = true;
  }, [isNeeded]);
  return (
    <details ref={details} className="calc-fold">
      <summary>
        <ChevronRight size={18} aria-hidden="true" />
        {title}
        {aside === undefined ? null : <span className="meta">{aside}</span>}
      </summary>
      {children}
    </details>
  );
}
