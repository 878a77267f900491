import UserRoundSearch from 'lucide-react/icons/user-round-search';
import type { AnswerRequestsStore } from '@/stores/talk/answer-requests/answer-requests.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { postMenuAction } from '../posting/post-menu-actions';
import { messages } from './messages';

export function requestAnswerAction(requests: Pick<AnswerRequestsStore, 'open'>): PostMenuAction {
  return postMenuAction(40, 'requestAnswer', ({ id }) => ({
    label: messages.title,
    icon: <UserRoundSearch size={18} aria-hidden="true" />,
    onSelect: () => void requests.open(id),
  }));
}
