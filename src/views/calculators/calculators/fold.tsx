import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { FormOf } from '@/stores/calculators/calculators/field-value';
import { hasProblemIn } from '@/stores/calculators/calculators/field-value';

export interface FoldProps {
  readonly title: string;
  /** The chosen value, which also shows while the fold is closed. */
  readonly aside?: string;
  readonly children: ReactNode;
}

export function Fold(props: FoldProps) {
  return <Details {...props} isNeeded={false} />;
}

export interface FieldsFoldProps extends FoldProps {
  readonly of: FormOf;
  readonly names: readonly string[];
}

/** Opens if one of its fields has a problem, for example from a link. */
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
  // Never closed automatically: the user may be typing inside.
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
