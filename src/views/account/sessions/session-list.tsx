import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { UserSession } from '@/core/account/sessions/user-session';
import { formatDate } from '@/core/kernel/formatting/date';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useFocusReturn } from '@/views/kernel/common/use-focus-return';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export const SessionList = observer(function SessionList() {
  const sessions = useStore(SessionsKey);
  const { state } = sessions;
  return (
    <Section title={messages.sessions}>
      {state.state === 'failed' ? (
        <LoadFailure
          level={3}
          failure={state.failure}
          texts={{ failedTitle: messages.notLoaded, tryAgain: messages.retry }}
          onRetry={sessions.load}
        />
      ) : null}
      {state.state === 'ready' ? <Rows items={state.value} /> : null}
      {state.state === 'idle' || state.state === 'loading' ? (
        <SkeletonGroup label={messages.loading} className="grid gap-4 py-3">
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      ) : null}
    </Section>
  );
});

const FIRST_ROWS = 5;

interface RowsProps {
  readonly items: readonly UserSession[];
}

const Rows = observer(function Rows({ items }: RowsProps) {
  const sessions = useStore(SessionsKey);
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FIRST_ROWS);
  const opener = useFocusReturn<HTMLButtonElement>(isAsking);
  const question = useRef<HTMLDivElement>(null);
  const { list, expectMore } = useNewItemsFocus<HTMLUListElement>(shown.length);
  const handleMore = () => {
    expectMore();
    setWhole(true);
  };
  useOpenOverlay(isAsking);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  return (
    <>
      <ul ref={list}>
        {shown.map((item) => (
          <SessionRow key={item.sessionId} session={item} />
        ))}
      </ul>
      {shown.length === items.length ? null : (
        <Button onClick={handleMore}>{messages.more(items.length - shown.length)}</Button>
      )}
      <div className="flex flex-wrap gap-2 mt-2">
        {items.length > 1 ? (
          <Button busy={sessions.ending === 'others'} onClick={() => void sessions.endOthers()}>
            {messages.signOutOthers}
          </Button>
        ) : null}
        <Button ref={opener} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {messages.signOutEverywhere}
        </Button>
      </div>
      {isAsking ? (
        <div ref={question} tabIndex={-1} className="mt-2">
          <Callout
            title={messages.everywhereTitle(items.length)}
            action={
              <div className="flex flex-wrap gap-2 mt-2">
                <Button busy={sessions.ending === 'all'} onClick={() => void sessions.endAll()}>
                  {messages.everywhereConfirm}
                </Button>
                <Button tone="quiet" onClick={() => setAsking(false)}>
                  {messages.stay}
                </Button>
              </div>
            }
          >
            {messages.everywhereHint}
          </Callout>
        </div>
      ) : null}
    </>
  );
});

interface SessionRowProps {
  readonly session: UserSession;
}

const SessionRow = observer(function SessionRow({ session }: SessionRowProps) {
  const sessions = useStore(SessionsKey);
  const device = session.device === '' ? messages.unknownDevice : session.device;
  const provider = messages.providers[session.provider];
  const Icon = /Android|iOS/.test(session.device) ? Smartphone : Laptop;
  return (
    <li className="ses">
      <Icon size={22} aria-hidden="true" />
      <div>
        <span className="strong">{device}</span>{' '}
        {session.isCurrent ? <span className="ses__here">{messages.thisOne}</span> : null}
        <div className="meta num">
          {session.isCurrent ? messages.now(provider) : messages.seen(formatDate(session.lastSeenOn, 'day'), provider)}
        </div>
      </div>
      {session.isCurrent ? null : (
        <Button busy={sessions.ending === session.sessionId} onClick={() => void sessions.end(session)}>
          {messages.signOut}
          <VisuallyHidden>{` ${device}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
});
