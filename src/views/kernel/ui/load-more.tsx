import type { MouseEvent } from 'react';
import { Button } from './button';
import { buttonClass } from './button-class';
import { VisuallyHidden } from './visually-hidden';

export interface LoadMoreProps {
  /** If `done`, `texts.done` replaces the button. */
  readonly status: 'idle' | 'loading' | 'failed' | 'done';
  readonly onLoadMore: () => void;
  /** The next page's address, for a click before the code is loaded. */
  readonly href?: string | null | undefined;
  readonly texts: {
    readonly more: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly done: string;
  };
}

/** Announces its progress to screen readers. The focus stays on the control. */
export function LoadMore({ status, onLoadMore, href = null, texts }: LoadMoreProps) {
  if (status === 'done') {
    return (
      <p className="meta py-3" role="status">
        {texts.done}
      </p>
    );
  }
  const isBusy = status === 'loading';
  const label = status === 'failed' ? texts.retry : texts.more;
  const handleLinkClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Runs while loading too, so that the focus moves when the items arrive.
    onLoadMore();
  };
  return (
    <div className="grid gap-2 py-3">
      {status === 'failed' ? (
        <p className="text-danger" role="alert">
          {texts.failed}
        </p>
      ) : null}
      {href === null ? (
        <Button wide busy={isBusy} onClick={onLoadMore}>
          {label}
        </Button>
      ) : (
        <a href={href} rel="next" aria-busy={isBusy} className={buttonClass({ wide: true })} onClick={handleLinkClick}>
          {isBusy ? <span className="spin" aria-hidden="true" /> : null}
          {label}
        </a>
      )}
      <VisuallyHidden live>{isBusy ? texts.loading : ''}</VisuallyHidden>
    </div>
  );
}
