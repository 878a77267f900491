import { ArrowLeft, LogIn, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import { remainingMinutesFrom } from '@/core/research/contribute/contribution-steps';
import { SessionKey } from '@/stores/account/session/keys';
import type { ContributionProgress } from '@/stores/research/contribute/contribution.store';
import { useOpenOverlay } from '@/views/kernel/common/use-open-overlay';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyContent } from '@/views/kernel/shell/lazy-content';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { StepBar } from '@/views/kernel/ui/step-bar';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContributionPlaces } from './contribution-places';
import { DeviceQuestion } from './device-question';
import { DraftNotice } from './draft-notice';
import { InvitedNotice } from './invited-notice';
import { messages } from './messages';
import { StepList } from './step-list';
import { useStepFocus } from './use-step-focus';

interface ContributionTexts {
  readonly title: string;
  readonly lead: string;
  readonly promises: { readonly title: string; readonly points: readonly string[] };
  readonly send: string;
  readonly sending: string;
  /** The note for a guest. By default it says that logging in can wait. */
  readonly guest?: string;
}

export interface FormStep {
  readonly title: string;
  readonly content: ReactNode;
}

export interface ContributionFrameProps {
  readonly progress: ContributionProgress;
  readonly texts: ContributionTexts;
  /** The steps that core/research/contribute/contribution-steps defines. */
  readonly steps: readonly FormStep[];
  /** The answers of the first step, shown in one line. Empty parts are left out. */
  readonly about?: readonly string[];
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
}

/** Renders one step at a time. Drafts are restored; a guest logs in before sending. */
export const ContributionFrame = observer(function ContributionFrame({
  progress,
  texts,
  steps,
  about = [progress.values.companyName],
  back,
  aside,
}: ContributionFrameProps) {
  const { promises } = texts;
  const { userId } = useStore(SessionKey);
  const { current, opening } = progress.steps;
  const titles = steps.map(({ title }) => title);
  const focus = useStepFocus(progress);
  useOpenOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user's draft is brought back when the session changes.
  useEffect(() => progress.restore(), [progress, userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward lead to steps that may not be open any more.
  useEffect(() => progress.steps.settle(), [progress, current]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (progress.steps.isLast) void progress.submit();
    else progress.advance();
  };
  return (
    <ScreenFrame
      places={
        <>
          <StepList
            steps={progress.steps}
            titles={titles}
            draftPlace={progress.isUnstored ? null : progress.draftPlace}
          />
          <ContributionPlaces />
          <OwnPlaces />
        </>
      }
      aside={
        <>
          {aside}
          <Section title={promises.title}>
            <ul className="grid gap-2">
              {promises.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Section>
        </>
      }
    >
      <div ref={focus.top} tabIndex={-1} className="contribution__top">
        <StepBar steps={steps.length} current={current + 1} />
        <Section level={1} title={current === opening ? texts.title : titles[current]} action={back}>
          <Progress progress={progress} count={steps.length} />
          <Notices progress={progress} texts={texts} titles={titles} />
          {current === 0 ? null : (
            <p className="contribution__about">
              <span className="strong">{about.filter((part) => part !== '').join(', ')}.</span>{' '}
              <TextLink to={progress.steps.addressOf(0)}>{messages.changePlace}</TextLink>
            </p>
          )}
        </Section>
      </div>
      <form ref={focus.form} className="contribution" noValidate onSubmit={handleSubmit} aria-label={texts.title}>
        <LazyContent key={current} loading={messages.loading} failed={messages.stepFailed}>
          {steps[current]?.content}
        </LazyContent>
        {progress.steps.isLast ? <p className="meta">{messages.answers[progress.steps.kind]}</p> : null}
        <DeviceQuestion progress={progress} />
        <Foot progress={progress} texts={texts} />
        <StartAfresh progress={progress} />
      </form>
    </ScreenFrame>
  );
});

interface ProgressProps {
  readonly progress: ContributionProgress;
  readonly count: number;
}

const Progress = observer(function Progress({ progress, count }: ProgressProps) {
  const { steps, keptAt, draftPlace, isUnstored } = progress;
  const { current } = steps;
  const minutes = remainingMinutesFrom(steps.kind, current);
  return (
    <div className="contribution__progress">
      <p className="meta num">
        {messages.stepOf(current + 1, count)}
        {minutes === 0 ? null : `, ${plural(minutes, messages.minutesLeft)}`}
      </p>
      {keptAt === null ? null : (
        <p className="meta num">
          {messages.keptAt[draftPlace](formatDate(keptAt, 'moment'))}
          {draftPlace === 'device' || progress.asksForDevice ? null : (
            <>
              {' '}
              <button type="button" className="link" onClick={progress.askDeviceAgain}>
                {messages.changeDevice}
              </button>
            </>
          )}
        </p>
      )}
      {isUnstored ? <p role="status">{messages.notKept}</p> : null}
    </div>
  );
});

interface NoticesProps extends Pick<ContributionFrameProps, 'progress' | 'texts'> {
  readonly titles: readonly string[];
}

const Notices = observer(function Notices({ progress, texts, titles }: NoticesProps) {
  const { userId } = useStore(SessionKey);
  const { lead, guest = messages.guest } = texts;
  const { current, opening } = progress.steps;
  const isFirst = current === opening;
  return (
    <>
      {isFirst ? <p className="text-ink-2 mb-4">{lead}</p> : null}
      {progress.isBack ? (
        <Callout tone="success" icon={<ShieldCheck size={20} aria-hidden="true" />} title={messages.isBackTitle} live>
          {messages.isBack}
        </Callout>
      ) : null}
      <DraftNotice progress={progress} titles={titles} />
      {progress.isInvited && (isFirst || progress.steps.isLast) ? (
        <InvitedNotice company={progress.values.companyName.trim()} />
      ) : null}
      {current === 0 && progress.isFromCareer ? <p className="meta">{messages.fromCareer}</p> : null}
      {userId === null ? <Callout icon={<LogIn size={20} aria-hidden="true" />}>{guest}</Callout> : null}
    </>
  );
});

const Foot = observer(function Foot({ progress, texts }: Pick<ContributionFrameProps, 'progress' | 'texts'>) {
  const { current, isLast } = progress.steps;
  const { isSubmitting } = progress;
  const sendText = isSubmitting ? texts.sending : texts.send;
  return (
    <div className="contribution__foot">
      {current === 0 ? null : (
        <Button
          tone="quiet"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={() => progress.steps.back()}
          disabled={isSubmitting}
        >
          {messages.back}
        </Button>
      )}
      <span className="flex-1" />
      <Button tone="primary" type="submit" busy={isSubmitting}>
        {isLast ? sendText : messages.continue}
      </Button>
    </div>
  );
});

const StartAfresh = observer(function StartAfresh({ progress }: Pick<ContributionFrameProps, 'progress'>) {
  const { isWritten, isRestored, isBack } = progress;
  // The notice of a restored draft offers it, but not the one after the login.
  if (!isWritten || (isRestored && !isBack)) return null;
  return (
    <Button tone="quiet" className="pull-up ms-auto" onClick={() => progress.clear()} disabled={progress.isSubmitting}>
      {messages.startAfresh}
    </Button>
  );
});
