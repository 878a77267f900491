import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { plural } from '@/core/kernel/formatting/plural';
import { moderationMessages } from '@/core/trust/moderation/moderation-messages';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { ConductKey, ModerationKey } from '@/stores/trust/moderation/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { scrollToTop } from '@/views/kernel/page/page';
import { ModeratorPlaces } from '@/views/kernel/shell/moderator-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { CaseDecisionForm } from './case-decision';
import { CaseQueueList } from './case-queue';
import { CaseReading } from './case-reading';
import { ConductPart } from './conduct-part';
import { messages } from './messages';
import { QueueKeys } from './queue-keys';

export const ModerationScreen = observer(function ModerationScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const moderation = useStore(ModerationKey);
  const { isToAccept, state } = useStore(ConductKey);
  const [isOpened, setOpened] = useState(false);
  useUserData(moderation.load);
  useEffect(() => moderation.watch(), [moderation]);
  const isOpen = isLoggedIn && !moderation.isClosed && !isToAccept && state.state === 'ready';
  const { claimed } = moderation;
  return (
    <ScreenFrame
      places={
        <>
          <ModeratorPlaces />
          {isOpen ? <Queue takesFocus={isOpened} /> : null}
        </>
      }
      aside={
        isOpen ? (
          <>
            {claimed === null ? null : <CaseDecisionForm claimed={claimed} />}
            <WhenIdle isAwaited>
              <QueueKeys />
            </WhenIdle>
          </>
        ) : null
      }
    >
      {claimed === null ? (
        <Section level={1} title={messages.title}>
          <p className="text-ink-2">{messages.lead}</p>
          {isLoggedIn ? null : <LoginGate title={messages.gate} />}
        </Section>
      ) : (
        <h1 className="vh">{messages.title}</h1>
      )}
      {isLoggedIn ? <Work onAccept={() => setOpened(claimed === null)} /> : null}
    </ScreenFrame>
  );
});

const Work = observer(function Work({ onAccept }: { readonly onAccept: () => void }) {
  const moderation = useStore(ModerationKey);
  const conduct = useStore(ConductKey);
  if (moderation.isClosed) return <EmptyState title={moderationRefusals.notModerator} />;
  return (
    <LoadView state={conduct.state} texts={messages} onRetry={moderation.load} skeleton={<Skeleton />}>
      {() => (conduct.isToAccept ? <ConductPart onAccept={onAccept} /> : <CaseInHand />)}
    </LoadView>
  );
});

const CaseInHand = observer(function CaseInHand() {
  const moderation = useStore(ModerationKey);
  const { claimed, lost, problem, words, hasFree, isBusy } = moderation;
  return (
    <>
      <LastDecision />
      {claimed === null ? null : <CaseReading key={claimed.case.caseId} claimed={claimed} lost={lost} words={words} />}
      {claimed === null && problem !== null ? (
        <div role="alert">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      ) : null}
      {claimed === null && hasFree ? (
        <div>
          <Button tone="primary" busy={isBusy} onClick={() => void moderation.takeNext()}>
            {messages.takeNext}
          </Button>
        </div>
      ) : null}
    </>
  );
});

interface QueueProps {
  /** True if the queue takes the focus, since it replaces the clicked button. */
  readonly takesFocus: boolean;
}

const Queue = observer(function Queue({ takesFocus }: QueueProps) {
  const { state, load } = useStore(ModerationKey);
  const queue = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // Scrolls to the top, because the replaced code of conduct was scrolled to its end.
    scrollToTop();
    queue.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={queue} tabIndex={-1} className="wide desk-queue">
      <Section title={state.state === 'ready' ? plural(state.value.open, messages.queue) : messages.loading}>
        <LoadView state={state} texts={messages} onRetry={load} skeleton={<Skeleton />}>
          {(loaded) => <CaseQueueList queue={loaded} />}
        </LoadView>
      </Section>
    </div>
  );
});

const LastDecision = observer(function LastDecision() {
  const moderation = useStore(ModerationKey);
  const { decided } = moderation;
  if (decided === null) return null;
  const { act, rating, entry } = decided;
  return (
    <Callout
      live
      title={messages.decided(moderationMessages.acts[act], entry.place)}
      action={
        <Button busy={moderation.isBusy} onClick={() => void moderation.undo()}>
          {messages.undo}
        </Button>
      }
    >
      {rating === null ? null : `${plural(rating, messages.stars)} `}
      {messages.undoable}
    </Callout>
  );
});
