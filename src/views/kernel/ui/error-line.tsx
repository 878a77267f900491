import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export interface ErrorLineProps {
  readonly id?: string | undefined;
  /** true: screen readers say it at once; a place around it that is live says it otherwise. */
  readonly isAlert?: boolean;
  /** The one-tap way out. */
  readonly fix?: { readonly label: string; readonly onFix: () => void } | null | undefined;
  readonly children: ReactNode;
}

/** A sentence about a fault, with the sign that tells it from other text without colour. Its style is in fields.css. */
export function ErrorLine({ id, isAlert = false, fix, children }: ErrorLineProps) {
  return (
    <p className="err" id={id} role={isAlert ? 'alert' : undefined}>
      <CircleAlert size={19} aria-hidden="true" />
      <span>
        {children}{' '}
        {fix ? (
          <button type="button" className="err__fix" onClick={fix.onFix}>
            {fix.label}
          </button>
        ) : null}
      </span>
    </p>
  );
}
