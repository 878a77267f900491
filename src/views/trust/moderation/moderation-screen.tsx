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

/** The queue of moderators. */
export const ModerationScreen = observer(function ModerationScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const moderation = useStore(ModerationKey);
  useUserData(moderation.load);
  useEffect(() => moderation.watch(), [moderation]);
  return (
    <ScreenFrame places={<ModeratorPlaces />} aside={isLoggedIn ? <KeysAside /> : null}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2">{messages.lead}</p>
        {isLoggedIn ? null : <LoginGate title={messages.gate} />}
      </Section>
      {isLoggedIn ? <Work /> : null}
    </ScreenFrame>
  );
});

const Work = observer(function Work() {
  const moderation = useStore(ModerationKey);
  const conduct = useStore(ConductKey);
  const [isOpened, setOpened] = useState(false);
  if (moderation.isClosed) return <EmptyState title={moderationRefusals.notModerator} />;
  return (
    <LoadView state={conduct.state} texts={messages} onRetry={moderation.load} skeleton={<Skeleton />}>
      {() =>
        conduct.isToAccept ? (
          <ConductPart onAccept={() => setOpened(moderation.claimed === null)} />
        ) : (
          <Cases takesFocus={isOpened} />
        )
      }
    </LoadView>
  );
});

interface CasesProps {
  /** True if the queue takes the focus: it comes in place of the button that was pressed. */
  readonly takesFocus: boolean;
}

const Cases = observer(function Cases({ takesFocus }: CasesProps) {
  const moderation = useStore(ModerationKey);
  const queue = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // The code that it replaces was read to its end.
    scrollToTop();
    queue.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { claimed, lost, problem, state, words } = moderation;
  return (
    <>
      <LastDecision />
      {claimed === null ? null : (
        <>
          <CaseReading key={claimed.case.caseId} claimed={claimed} lost={lost} words={words} />
          <CaseDecisionForm claimed={claimed} />
        </>
      )}
      {claimed === null && problem !== null ? (
        <div role="alert">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      ) : null}
      <div ref={queue} tabIndex={-1} className="outline-none">
        <Section title={state.state === 'ready' ? plural(state.value.open, messages.queue) : messages.loading}>
          <LoadView state={state} texts={messages} onRetry={moderation.load} skeleton={<Skeleton />}>
            {(loaded) => <CaseQueueList queue={loaded} />}
          </LoadView>
        </Section>
      </div>
    </>
  );
});

/** The keys of the queue, beside it if there is one. */
const KeysAside = observer(function KeysAside() {
  const { isClosed } = useStore(ModerationKey);
  const { isToAccept, state } = useStore(ConductKey);
  if (isClosed || isToAccept || state.state !== 'ready') return null;
  return (
    <WhenIdle isAwaited>
      <QueueKeys />
    </WhenIdle>
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
