import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Conversation } from '@/core/talk/chat/conversation';
import type { WaitingMessage } from '@/core/talk/chat/stored-waiting-messages';
import { partsOf } from '@/core/talk/chat/thread';
import { ConversationKey } from '@/stores/talk/chat/keys';
import { focusAround } from '@/views/kernel/common/focus-around';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { usePageSight } from '@/views/kernel/page/use-page-sight';
import { Button } from '@/views/kernel/ui/button';
import { SkeletonLines } from '@/views/kernel/ui/skeleton-lines';
import { ConversationPart, LOG } from './conversation-part';
import { messages } from './messages';
import { roomMessages } from './room-messages';

export interface ConversationLogProps {
  readonly talk: Conversation;
}

const TEXTS = { ...messages, loading: messages.loadingMessages, failedTitle: messages.messagesFailed };

/** Stays at the end while messages arrive. */
export const ConversationLog = observer(function ConversationLog({ talk }: ConversationLogProps) {
  const store = useStore(ConversationKey);
  useEffect(() => store.restore(talk.id), [store, talk.id]);
  return (
    <LoadView
      state={store.messages}
      texts={TEXTS}
      onRetry={store.load}
      skeleton={<SkeletonLines widths={['third', 'full', 'half', 'third', 'full']} />}
    >
      {(all) => (
        <ScrolledLog label={talk.room === null ? messages.log(talk.other.name) : roomMessages.log(talk.other.name)}>
          {all.length === 0 && store.waiting.length === 0 ? <p className="meta">{roomMessages.nothingYet}</p> : null}
          {store.hasOlder ? <OlderMessages /> : null}
          {partsOf(all).map((part, at, parts) => (
            <ConversationPart key={part.place} part={part} talk={talk} isLast={at === parts.length - 1} />
          ))}
          {store.waiting.map((message) => (
            <WaitingRow key={message.id} message={message} talk={talk} />
          ))}
        </ScrolledLog>
      )}
    </LoadView>
  );
});

/** Home and End jump immediately, because smooth scrolling stops short if parts change their height. */
function ScrolledLog({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  usePageSight(useStore(ConversationKey).setInSight);
  useEffect(() => {
    const log = element.current;
    if (log === null) return;
    const goToEnd = (event: KeyboardEvent): void => {
      if (event.key !== 'Home' && event.key !== 'End') return;
      event.preventDefault();
      // The column is reversed, so positions are counted from the end.
      log.scrollTo({ top: event.key === 'End' ? 0 : -log.scrollHeight, behavior: 'instant' });
    };
    log.addEventListener('keydown', goToEnd);
    return () => log.removeEventListener('keydown', goToEnd);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
    <div ref={element} className="talk__log" role="log" aria-label={label} tabIndex={0}>
      <div>{children}</div>
    </div>
  );
}

/** Loads when scrolled to the beginning. The button is for the keyboard and for retries. */
const OlderMessages = observer(function OlderMessages() {
  const store = useStore(ConversationKey);
  const { loadOlder } = store;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = end.current;
    if (target === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) void loadOlder();
      },
      { root: target.closest(LOG) },
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [loadOlder]);
  return (
    <div ref={end} className="talk__older">
      <Button tone="quiet" busy={store.isBusyWithOlder} onClick={() => void loadOlder()}>
        {messages.older}
      </Button>
    </div>
  );
});

interface WaitingRowProps extends ConversationLogProps {
  readonly message: WaitingMessage;
}

const WaitingRow = observer(function WaitingRow({ message, talk }: WaitingRowProps) {
  const store = useStore(ConversationKey);
  const { failureText } = store.outbox;
  const isFirst = store.outbox.waiting[0]?.id === message.id;
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusAround(currentTarget);
    void store.outbox.retry();
  };
  const handleTakeBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusAround(currentTarget);
    store.takeBack(message);
  };
  return (
    <div className="message message--mine">
      <p className="message__text text-ink-2" dir="auto">
        {message.content}
      </p>
      <div className="message__state meta" role="status">
        {isFirst && failureText !== null ? (
          <>
            <span className="text-danger flex items-center gap-1">
              <CircleAlert size={16} aria-hidden="true" />
              {failureText}
            </span>
            {talk.state === 'OPEN' && !talk.isBlocked ? (
              <Button tone="quiet" onClick={handleRetry}>
                {messages.retry}
              </Button>
            ) : null}
            <Button tone="quiet" onClick={handleTakeBack}>
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
