import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { messages } from './messages';

/** The screen of an unknown address. */
export function NotFoundScreen() {
  return (
    <div className="hang">
      <EmptyState level={1} title={messages.notFoundTitle} action={<ButtonLink to="/">{messages.backHome}</ButtonLink>}>
        {messages.notFoundText}
      </EmptyState>
    </div>
  );
}
