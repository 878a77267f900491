import Inbox from 'lucide-react/icons/inbox';
import { observer } from 'mobx-react-lite';
import { ChatKey } from '@/stores/talk/chat/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Badge } from '@/views/kernel/ui/badge';
import { linkMessages } from './link-messages';

export const MessagesLink = observer(function MessagesLink() {
  const { unreadCount } = useStore(ChatKey);
  return (
    <a className="icon-btn" href="/messages" aria-label={linkMessages.label(unreadCount)}>
      <Inbox size={20} aria-hidden="true" />
      <Badge count={unreadCount} />
    </a>
  );
});
