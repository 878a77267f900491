import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

export interface LoadMoreProps {
  /** `done`: there is no more, the button goes and `texts.done` stands there. */
  readonly status: 'idle' | 'loading' | 'failed' | 'done';
  readonly onLoadMore: () => void;
  readonly texts: {
    readonly more: string;
    readonly loading: string;
    /** Why it failed; the button then offers `retry`. */
    readonly failed: string;
    readonly retry: string;
    readonly done: string;
  };
}

/** Asks for the next page of a list and tells screen readers how it goes. The focus stays on the button while it loads. */
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
