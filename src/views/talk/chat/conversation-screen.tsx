import MoreHorizontal from 'lucide-react/icons/ellipsis';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/core/talk/chat/conversation';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ChatKey, ConversationKey } from '@/stores/talk/chat/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { classNames } from '@/views/kernel/ui/class-names';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { MenuButton } from '@/views/kernel/ui/menu-button';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { ChatAside } from './chat-aside';
import { ConnectionNote } from './connection-note';
import { ConversationAvatar } from './conversation-avatar';
import { ConversationFoot, UnsentMessages } from './conversation-foot';
import { ConversationList } from './conversation-list';
import { ConversationLog } from './conversation-log';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export const ConversationScreen = observer(function ConversationScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const chat = useStore(ChatKey);
  const talk = useStore(ConversationKey);
  useUserData(chat.load);
  // Keeps the list's place while it loads.
  const hasList = isLoggedIn && (chat.talks.state !== 'ready' || chat.talks.value.length > 0);
  const talkId = useStore(NavigationKey).match?.parameters.talkId ?? '';
  // Closes the conversation when the user leaves the screen, so that no later message is marked as read.
  useEffect(() => () => talk.close(talkId), [talk, talkId]);
  return (
    <ScreenFrame places={<MainPlaces />} aside={<ChatAside isRoom={isLoggedIn && chat.find(talkId)?.room != null} />}>
      <div className={classNames('hang', hasList && 'talk-panes')}>
        <BackLink to="/messages">{messages.backToAll}</BackLink>
        {hasList ? <Beside talkId={talkId} /> : null}
        <div>{isLoggedIn ? <Loaded talkId={talkId} /> : <LoginGate title={messages.gate} />}</div>
      </div>
    </ScreenFrame>
  );
});

const Beside = observer(function Beside({ talkId }: { readonly talkId: string }) {
  const { talks } = useStore(ChatKey);
  if (talks.state !== 'ready') return null;
  return (
    <nav className="talk-beside" aria-label={messages.conversations}>
      <ConversationList talks={talks.value} openId={talkId} />
    </nav>
  );
});

const Loaded = observer(function Loaded({ talkId }: { readonly talkId: string }) {
  const chat = useStore(ChatKey);
  return (
    <LoadView state={chat.talks} texts={messages} onRetry={chat.load} skeleton={<Skeleton />} level={1}>
      {() => <FoundConversation talk={chat.find(talkId)} />}
    </LoadView>
  );
});

const FoundConversation = observer(function FoundConversation({ talk }: { readonly talk: Conversation | null }) {
  const wasRead = useStore(ConversationKey).messages.state === 'ready';
  if (talk === null) {
    return (
      <EmptyState level={1} title={wasRead ? messages.goneTitle : messages.unknownTitle}>
        {messages.unknownText}
        <UnsentMessages />
      </EmptyState>
    );
  }
  return (
    <section className="talk" aria-labelledby="talk-name" tabIndex={-1}>
      <ConversationHead talk={talk} />
      <ConversationLog talk={talk} />
      <ConnectionNote />
      <ConversationFoot talk={talk} />
    </section>
  );
});

function ConversationHead({ talk }: { readonly talk: Conversation }) {
  const chat = useStore(ChatKey);
  const [isLeaving, setLeaving] = useState(false);
  const { other, isBlocked, isMuted } = talk;
  const isRoom = talk.room !== null;
  const texts = isRoom ? roomMessages : messages;
  const block = {
    key: 'block',
    label: isBlocked ? messages.unblock(other.name) : messages.block(other.name),
    onSelect: () => void chat.setBlocked(talk, !isBlocked),
  };
  return (
    <>
      <div className="talk__head">
        <ConversationAvatar talk={talk} />
        <h1 id="talk-name" className="h2 talk__name">
          {other.name}
        </h1>
        <MenuButton
          label={messages.menu(other.name)}
          trigger={<MoreHorizontal size={20} aria-hidden="true" />}
          items={[
            {
              key: 'mute',
              label: isMuted ? messages.unmute : texts.mute,
              onSelect: () => void chat.setMuted(talk, !isMuted),
            },
            ...(isRoom ? [] : [block]),
            {
              key: 'leave',
              label: texts.leave,
              danger: true,
              onSelect: () => setLeaving(true),
            },
          ]}
        />
      </div>
      {isLeaving ? (
        <LeaveQuestion talk={talk} onLeave={() => void chat.leave(talk)} onStay={() => setLeaving(false)} />
      ) : null}
    </>
  );
}

interface LeaveQuestionProps {
  readonly talk: Pick<Conversation, 'room'>;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Warns that leaving a conversation of two cannot be undone. */
function LeaveQuestion({ talk, onLeave, onStay }: LeaveQuestionProps) {
  const texts = talk.room === null ? messages : roomMessages;
  const stay = useRef<HTMLButtonElement>(null);
  useOpenOverlay();
  useEffect(() => stay.current?.focus(), []);
  return (
    <Callout
      title={texts.leaveTitle}
      action={
        <div className="flex gap-2 mt-2">
          <Button ref={stay} onClick={onStay}>
            {messages.stay}
          </Button>
          <Button tone="quiet" onClick={onLeave}>
            {messages.leaveNow}
          </Button>
        </div>
      }
    >
      {texts.leaveText}
    </Callout>
  );
}
