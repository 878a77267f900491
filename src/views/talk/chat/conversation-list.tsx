import { observer } from 'mobx-react-lite';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import { ChatKey } from '@/stores/talk/chat/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { ConversationAvatar } from './conversation-avatar';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export interface ConversationListProps {
  readonly talks: readonly Conversation[];
  readonly openId?: string | undefined;
}

export function ConversationList({ talks, openId }: ConversationListProps) {
  const asked = talks.filter(({ state }) => state === 'ASKED');
  const others = talks.filter(({ state }) => state !== 'ASKED');
  return (
    <>
      {openId === undefined ? <ConversationCounts /> : null}
      {asked.length === 0 ? null : (
        <Section title={messages.requests} thin>
          <ConversationRows talks={asked} openId={openId} />
        </Section>
      )}
      {others.length === 0 ? null : (
        <Section title={messages.conversations} thin>
          <ConversationRows talks={others} openId={openId} />
        </Section>
      )}
    </>
  );
}

const ConversationCounts = observer(function ConversationCounts() {
  const { unreadCount, groupCount } = useStore(ChatKey);
  if (unreadCount === 0) return null;
  return <p className="meta">{messages.counts(unreadCount, groupCount)}</p>;
});

function ConversationRows({ talks, openId }: ConversationListProps) {
  return (
    <ul className="rows">
      {talks.map((talk) => (
        <li key={talk.id}>
          <ConversationRow talk={talk} isOpen={talk.id === openId} />
        </li>
      ))}
    </ul>
  );
}

function ConversationRow({ talk, isOpen }: { readonly talk: Conversation; readonly isOpen: boolean }) {
  const { id, other, room, lastMessage, unreadCount, state, isMuted } = talk;
  return (
    <a
      className={classNames('talk-row', unreadCount > 0 && 'is-unread')}
      href={`/messages/${id}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <ConversationAvatar talk={talk} />
      <span className="min-w-0">
        <span className="talk-row__name">
          {other.name}
          {room === null ? null : <span className="meta"> {roomMessages.mark}</span>}
        </span>
        <span className="talk-row__text" dir="auto">
          {messages.states[state] || lastTextOf(lastMessage)}
        </span>
      </span>
      <span className="talk-row__end meta">
        {lastMessage === null ? null : <TimeAgo at={lastMessage.sentAt} />}
        {isMuted ? <span>{messages.muted}</span> : null}
        {unreadCount === 0 ? null : <span className="talk-row__unread">{messages.unread(unreadCount)}</span>}
      </span>
    </a>
  );
}

function lastTextOf(message: Message | null): string {
  if (message === null) return messages.nothingYet;
  const { isMine, author, state } = message;
  const text = state === 'SENT' || state === 'CHANGED' ? message.content : messages.withoutText[state];
  if (isMine) return messages.youSaid(text);
  return author === null ? text : messages.said(author.name, text);
}
