import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { mayDo } from '@/core/posting/post-actions';
import type { AnswerRequestsStore } from '@/stores/answer-requests/answer-requests.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { messages } from './messages';

/** Asking others for an answer to a post. */
export function requestAnswerAction(requests: Pick<AnswerRequestsStore, 'open'>): PostMenuAction {
  return {
    place: 40,
    itemFor: ({ id }, viewer) =>
      mayDo('requestAnswer', viewer)
        ? {
            key: 'requestAnswer',
            label: messages.title,
            icon: <UserRoundSearch size={18} aria-hidden="true" />,
            onSelect: () => void requests.open(id),
          }
        : null,
  };
}
