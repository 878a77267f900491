import { COMMUNITIES_PATH } from '@/core/communities/shown-communities';
import { CommunityPageKey } from '@/stores/communities/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { pageMessages as messages } from './page-messages';

/** A community that does not exist, or did not load. */
export function CommunityFailure({ isUnknown }: { readonly isUnknown: boolean }) {
  const { reload } = useStore(CommunityPageKey);
  if (isUnknown) {
    return (
      <EmptyState
        level={1}
        title={messages.notFoundTitle}
        action={<ButtonLink to={COMMUNITIES_PATH}>{messages.browse}</ButtonLink>}
      >
        {messages.notFoundText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      tone="failure"
      title={messages.pageFailedTitle}
      action={<Button onClick={() => void reload()}>{messages.tryAgain}</Button>}
    >
      {messages.failedText}
    </EmptyState>
  );
}
