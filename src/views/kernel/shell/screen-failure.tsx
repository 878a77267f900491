import { reloadPage } from '../page/page';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

export function ScreenFailure() {
  return (
    <EmptyState
      tone="failure"
      title={messages.screenFailedTitle}
      action={
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={reloadPage}>{messages.tryAgain}</Button>
          <TextLink to="/offline" look="block">
            {messages.pagesKept}
          </TextLink>
        </div>
      }
    >
      {messages.screenFailedText}
    </EmptyState>
  );
}
