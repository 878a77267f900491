import MessageCircle from 'lucide-react/icons/message-circle';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { postMenuAction } from '../posting/post-menu-actions';
import { menuMessages } from './menu-messages';

export const conversationPostActions: readonly PostMenuAction[] = [
  postMenuAction(55, 'reply', ({ author, isMine }) =>
    author.profileType === 'ANONYMOUS' && !isMine
      ? {
          key: 'message',
          label: menuMessages.message(author.name),
          icon: <MessageCircle size={18} aria-hidden="true" />,
          to: `/messages/new?to=${encodeURIComponent(author.name)}`,
        }
      : null,
  ),
];
