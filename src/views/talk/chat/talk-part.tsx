import { useLayoutEffect, useRef } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import type { Message, Talk } from '@/core/talk/chat/talk';
import type { ThreadPart } from '@/core/talk/chat/thread';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { classNames } from '@/views/kernel/ui/class-names';
import { useFarRoom } from '../posting/use-far-room';
import { MessageText } from './message-text';
import { messages } from './messages';
import { roomMessages } from './room-messages';

/** Finds the list of messages, which scrolls by itself. */
export const LOG = '[role=log]';
/** The usual height of a message, in px: the room of those that were not drawn yet. */
const MESSAGE_PX = 56;

export interface TalkPartProps {
  readonly part: ThreadPart;
  readonly talk: Talk;
  /** The last part is where reading begins. */
  readonly isLast: boolean;
}

/** A part of the messages. Far from what is in sight it is only its room: a conversation of ten thousand messages draws two hundred. */
export function TalkPart({ part, talk, isLast }: TalkPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const room = useFarRoom(element, true, {
    within: LOG,
    ...(isLast ? {} : { atFirst: part.messages.length * MESSAGE_PX }),
  });
  // The server's document holds no style in an attribute: the page's policy would refuse it, and every part would be without its room.
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

interface MessageRowProps extends Pick<TalkPartProps, 'talk'> {
  readonly message: Message;
  /** The message above it. */
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

function writerOf({ isMine, author }: Message, { room, other }: Talk): string {
  if (isMine) return messages.you;
  return room === null ? other.name : (author?.name ?? roomMessages.formerMember);
}
