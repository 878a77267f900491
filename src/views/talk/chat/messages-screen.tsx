import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { ChatKey, RoomsKey } from '@/stores/talk/chat/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { ChatAside } from './chat-aside';
import { ConnectionNote } from './connection-note';
import { ConversationList } from './conversation-list';
import { messages } from './messages';
import { RoomList } from './room-list';
import { RowSkeletons } from './row-skeletons';

export const MessagesScreen = observer(function MessagesScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const chat = useStore(ChatKey);
  useUserData(chat.load);
  useUserData(useStore(RoomsKey).load);
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<ChatAside />}>
      <Section
        level={1}
        title={messages.title}
        action={
          isLoggedIn ? (
            <ButtonLink tone="primary" to="/messages/new">
              {messages.newMessage}
            </ButtonLink>
          ) : undefined
        }
      >
        {isLoggedIn ? <ConnectionNote /> : null}
        {isLoggedIn ? <Talks /> : <LoginGate title={messages.gate} />}
      </Section>
      {isLoggedIn ? <RoomList /> : null}
    </ScreenFrame>
  );
});

const Talks = observer(function Talks() {
  const chat = useStore(ChatKey);
  return (
    <LoadView state={chat.talks} texts={messages} onRetry={chat.load} skeletonClass="rows" skeleton={<RowSkeletons />}>
      {(talks) =>
        talks.length === 0 ? (
          <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>
        ) : (
          <div className="grid gap-6">
            <ConversationList talks={talks} />
          </div>
        )
      }
    </LoadView>
  );
});
