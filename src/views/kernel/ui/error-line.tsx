import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export interface ErrorLineProps {
  readonly id?: string | undefined;
  /** If true, the error is announced immediately. Otherwise a live region around it announces it. */
  readonly isAlert?: boolean;
  /** A button that fixes the error. */
  readonly fix?: { readonly label: string; readonly onFix: () => void } | null | undefined;
  readonly children: ReactNode;
}

/** Has an icon, since colour alone is not enough. Styled in fields.css. */
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
