import { observer } from 'mobx-react-lite';
import type { Message, Talk } from '@/core/chat/talk';
import { formatDate } from '@/core/formatting/date';
import { TalkKey } from '@/stores/chat/keys';
import type { WaitingMessage } from '@/stores/chat/outbox';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { TimeAgo } from '../shell/time-ago';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Skeleton } from '../ui/skeleton';
import { MessageText } from './message-text';
import { messages } from './messages';

export interface TalkLogProps {
  readonly talk: Talk;
}

const TEXTS = { ...messages, loading: messages.loadingMessages, failedTitle: messages.messagesFailed };

/** The messages of the open conversation, and those on their way. It stays at its end while messages come. */
export const TalkLog = observer(function TalkLog({ talk }: TalkLogProps) {
  const store = useStore(TalkKey);
  return (
    <LoadView state={store.messages} texts={TEXTS} onRetry={store.load} skeleton={<Skeleton />}>
      {(all) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
        <div className="talk__log" role="log" aria-label={messages.log(talk.other.name)} tabIndex={0}>
          <div>
            {store.hasOlder ? (
              <Button tone="quiet" busy={store.isBusyWithOlder} onClick={() => void store.loadOlder()}>
                {messages.older}
              </Button>
            ) : null}
            {all.map((message, at) => (
              <MessageRow key={message.number} message={message} before={all[at - 1]} talk={talk} />
            ))}
            {store.waiting.map((message) => (
              <WaitingRow key={message.id} message={message} />
            ))}
          </div>
        </div>
      )}
    </LoadView>
  );
});

interface MessageRowProps extends TalkLogProps {
  readonly message: Message;
  /** The message above it. */
  readonly before: Message | undefined;
}

function MessageRow({ message, before, talk }: MessageRowProps) {
  const { isMine, sentAt } = message;
  const day = formatDate(sentAt, 'day');
  const isNewDay = before === undefined || formatDate(before.sentAt, 'day') !== day;
  return (
    <>
      {isNewDay ? <p className="talk__day">{day}</p> : null}
      <div className={classNames('message', isMine && 'message--mine')}>
        {!isNewDay && before.isMine === isMine ? (
          <span className="vh">{isMine ? messages.you : talk.other.name}</span>
        ) : (
          <p className="message__head">
            <span className="strong">{isMine ? messages.you : talk.other.name}</span>{' '}
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

const WaitingRow = observer(function WaitingRow({ message }: { readonly message: WaitingMessage }) {
  const store = useStore(TalkKey);
  const { failureText } = store.outbox;
  const isFirst = store.outbox.waiting[0]?.id === message.id;
  return (
    <div className="message message--mine">
      <p className="message__text text-ink-2" dir="auto">
        {message.content}
      </p>
      <div className="message__state meta" role="status">
        {isFirst && failureText !== null ? (
          <>
            <span className="text-danger">{failureText}</span>
            <Button tone="quiet" onClick={() => void store.outbox.retry()}>
              {messages.retry}
            </Button>
            <Button tone="quiet" onClick={() => store.takeBack(message)}>
              {messages.takeBack}
            </Button>
          </>
        ) : (
          <span>{isFirst ? messages.sending : messages.waitsForFirst}</span>
        )}
      </div>
    </div>
  );
});
