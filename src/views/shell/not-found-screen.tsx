import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { messages } from './messages';

/** What an address that leads nowhere shows. */
export function NotFoundScreen() {
  return (
    <div className="hang">
      <EmptyState level={1} title={messages.notFoundTitle} action={<ButtonLink to="/">{messages.backHome}</ButtonLink>}>
        {messages.notFoundText}
      </EmptyState>
    </div>
  );
}
