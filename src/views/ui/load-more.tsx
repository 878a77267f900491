import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

export interface LoadMoreProps {
  /** `done`: there is no more; `texts.done` replaces the button. */
  readonly status: 'idle' | 'loading' | 'failed' | 'done';
  readonly onLoadMore: () => void;
  readonly texts: {
    readonly more: string;
    readonly loading: string;
    /** The reason of the failure; the button then offers `retry`. */
    readonly failed: string;
    readonly retry: string;
    readonly done: string;
  };
}

/** Loads the next page of a list and announces its progress to screen readers. The focus stays on the button meanwhile. */
export function LoadMore({ status, onLoadMore, texts }: LoadMoreProps) {
  if (status === 'done') {
    return (
      <p className="meta py-4" role="status">
        {texts.done}
      </p>
    );
  }
  return (
    <div className="grid gap-2 py-4">
      {status === 'failed' ? (
        <p className="text-danger" role="alert">
          {texts.failed}
        </p>
      ) : null}
      <Button wide busy={status === 'loading'} onClick={onLoadMore}>
        {status === 'failed' ? texts.retry : texts.more}
      </Button>
      <VisuallyHidden live>{status === 'loading' ? texts.loading : ''}</VisuallyHidden>
    </div>
  );
}
