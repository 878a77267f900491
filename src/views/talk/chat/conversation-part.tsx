import { useLayoutEffect, useRef } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import type { ThreadPart } from '@/core/talk/chat/thread';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { classNames } from '@/views/kernel/ui/class-names';
import { useReservedHeight } from '../posting/use-reserved-height';
import { MessageText } from './message-text';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export const LOG = '[role=log]';
/** The estimated height in px of messages that are not rendered. */
const MESSAGE_PX = 56;

export interface ConversationPartProps {
  readonly part: ThreadPart;
  readonly talk: Conversation;
  readonly isLast: boolean;
}

/** Keeps only the height of messages far from view. A conversation of ten thousand messages renders two hundred. */
export function ConversationPart({ part, talk, isLast }: ConversationPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const room = useReservedHeight(element, true, {
    within: LOG,
    ...(isLast ? {} : { atFirst: part.messages.length * MESSAGE_PX }),
  });
  // The policy refuses style attributes in the server's document, so heights are set later.
  useLayoutEffect(() => {
    element.current?.style.setProperty('height', room === undefined ? 'auto' : `${room}px`);
  }, [room]);
  return (
    <div ref={element}>
      {room === undefined
        ? part.messages.map((message, at) => (
            <MessageRow
              key={message.number}
              message={message}
              before={at === 0 ? part.before : part.messages[at - 1]}
              talk={talk}
            />
          ))
        : null}
    </div>
  );
}

interface MessageRowProps extends Pick<ConversationPartProps, 'talk'> {
  readonly message: Message;
  readonly before: Message | undefined;
}

function MessageRow({ message, before, talk }: MessageRowProps) {
  const { isMine, sentAt } = message;
  const writer = writerOf(message, talk);
  const day = formatDate(sentAt, 'day');
  const isNewDay = before === undefined || formatDate(before.sentAt, 'day') !== day;
  return (
    <>
      {isNewDay ? <p className="talk__day">{day}</p> : null}
      <div className={classNames('message', isMine && 'message--mine')}>
        {!isNewDay && writerOf(before, talk) === writer ? (
          <span className="vh">{writer}</span>
        ) : (
          <p>
            <span className="strong">{writer}</span>{' '}
            <span className="meta">
              <TimeAgo at={sentAt} />
            </span>
          </p>
        )}
        <MessageText message={message} talk={talk} />
      </div>
    </>
  );
}

function writerOf({ isMine, author }: Message, { room, other }: Conversation): string {
  if (isMine) return messages.you;
  return room === null ? other.name : (author?.name ?? roomMessages.formerMember);
}
