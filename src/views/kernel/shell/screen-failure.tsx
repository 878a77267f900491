import { reloadPage } from '../page/page';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { messages } from './messages';

/** Replaces a screen that broke or whose code could not be loaded; offers to load the page again. */
export function ScreenFailure() {
  return (
    <EmptyState
      tone="failure"
      title={messages.screenFailedTitle}
      action={<Button onClick={reloadPage}>{messages.tryAgain}</Button>}
    >
      {messages.screenFailedText}
    </EmptyState>
  );
}
