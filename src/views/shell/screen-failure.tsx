import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { messages } from './messages';

/** Stands in the frame where a screen broke or its code did not come; the page can be loaded again. */
export function ScreenFailure() {
  return (
    <EmptyState
      tone="failure"
      title={messages.screenFailedTitle}
      action={<Button onClick={() => window.location.reload()}>{messages.tryAgain}</Button>}
    >
      {messages.screenFailedText}
    </EmptyState>
  );
}
