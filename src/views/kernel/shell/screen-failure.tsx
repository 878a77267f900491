import { reloadPage } from '../page/page';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { messages } from './messages';

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
