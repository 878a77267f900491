import { LogIn, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import type { ContributionProgress } from '@/stores/contribute/contribution.store';
import { SessionKey } from '@/stores/session/keys';
import { useFirstErrorFocus } from '../common/use-first-error-focus';
import { useStore } from '../common/use-store';
import { MainPlaces } from '../shell/main-places';
import { ScreenFrame } from '../shell/screen-frame';
import { WhoSeesWhat } from '../shell/who-sees-what';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { Section } from '../ui/section';
import { ContributionPlaces } from './contribution-places';
import { messages } from './messages';

interface ContributionTexts {
  readonly title: string;
  readonly lead: string;
  /** The consequences of the contribution, a sentence each. */
  readonly promises: { readonly title: string; readonly points: readonly string[] };
  readonly send: string;
  readonly sending: string;
  /** Said to a guest, where it is not that logging in can wait. */
  readonly guest?: string;
}

export interface ContributionFrameProps {
  readonly progress: ContributionProgress;
  readonly texts: ContributionTexts;
  /** At the end of the title's line: the way back to the page that led here. */
  readonly back?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The screen of a contribution's form: what was written comes back, one button sends it, a guest is asked to log in then. */
export const ContributionFrame = observer(function ContributionFrame({
  progress,
  texts,
  back,
  children,
}: ContributionFrameProps) {
  const { title, lead, promises, send, sending, guest = messages.guest } = texts;
  const { userId } = useStore(SessionKey);
  const form = useFirstErrorFocus<HTMLFormElement>(progress.refusals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user's draft is brought back where the session changes.
  useEffect(() => progress.restore(), [progress, userId]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void progress.submit();
  };
  return (
    <ScreenFrame
      places={
        <>
          <ContributionPlaces />
          <MainPlaces />
        </>
      }
      aside={
        <>
          <Section title={promises.title}>
            <ul className="grid gap-2">
              {promises.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Section>
          <WhoSeesWhat />
        </>
      }
    >
      <Section level={1} title={title} action={back}>
        <p className="text-ink-2 mb-4">{lead}</p>
        {progress.isBack ? (
          <Callout tone="success" icon={<ShieldCheck size={20} aria-hidden="true" />} title={messages.isBackTitle} live>
            {messages.isBack}
          </Callout>
        ) : null}
        {userId === null ? <Callout icon={<LogIn size={20} aria-hidden="true" />}>{guest}</Callout> : null}
      </Section>
      <form ref={form} className="contribution" noValidate onSubmit={handleSubmit} aria-label={title}>
        {children}
        <div className="contribution__foot">
          <Button tone="primary" type="submit" busy={progress.isSubmitting}>
            {progress.isSubmitting ? sending : send}
          </Button>
          {progress.isWritten ? (
            <Button tone="quiet" onClick={() => progress.clear()}>
              {messages.clear}
            </Button>
          ) : null}
        </div>
      </form>
    </ScreenFrame>
  );
});
