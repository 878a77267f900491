import Inbox from 'lucide-react/icons/inbox';
import { observer } from 'mobx-react-lite';
import { ChatKey } from '@/stores/talk/chat/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Badge } from '@/views/kernel/ui/badge';
import { linkMessages } from './link-messages';

/** The way to the conversations in the top bar, with the count of what is unread. */
export const MessagesLink = observer(function MessagesLink() {
  const { unreadCount } = useStore(ChatKey);
  return (
    <a className="icon-btn" href="/messages" aria-label={linkMessages.label(unreadCount)}>
      <Inbox size={20} aria-hidden="true" />
      <Badge count={unreadCount} />
    </a>
  );
});
