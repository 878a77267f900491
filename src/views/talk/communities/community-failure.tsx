import type { Failure } from '@/core/kernel/common/failure';
import { COMMUNITIES_PATH } from '@/core/talk/communities/shown-communities';
import { CommunityPageKey } from '@/stores/talk/communities/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { pageMessages as messages } from './page-messages';

export function CommunityFailure({ failure }: { readonly failure: Failure }) {
  const { reload } = useStore(CommunityPageKey);
  if (failure.kind === 'notFound') {
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
    <LoadFailure
      level={1}
      failure={failure}
      texts={{ failedTitle: messages.pageFailedTitle, tryAgain: messages.tryAgain }}
      onRetry={reload}
    />
  );
}
