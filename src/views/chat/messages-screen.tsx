import { observer } from 'mobx-react-lite';
import { ChatKey, RoomsKey } from '@/stores/chat/keys';
import { SessionKey } from '@/stores/session/keys';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { LoginGate } from '../session/login-gate';
import { OwnPlaces } from '../shell/own-places';
import { ScreenFrame } from '../shell/screen-frame';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { ChatAside } from './chat-aside';
import { ConnectionNote } from './connection-note';
import { messages } from './messages';
import { RoomList } from './room-list';
import { RowSkeletons } from './row-skeletons';
import { TalkList } from './talk-list';

/** The user's conversations. */
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
            <TalkList talks={talks} />
          </div>
        )
      }
    </LoadView>
  );
});
