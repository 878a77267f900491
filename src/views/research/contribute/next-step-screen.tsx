import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Screens } from '@/core/kernel/navigation/screens';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { formReferralIn, returnAddressOf } from '@/core/research/contribute/photo-upload-address';
import type { PromptType } from '@/core/research/contribute/prompts';
import { nextPromptAfter } from '@/core/research/contribute/prompts';
import { contributionStateText } from '@/core/research/contributions/showing-texts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NextStepKey, PromptsKey } from '@/stores/research/contribute/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { Hooks } from '@/views/kernel/common/hooks';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhoSeesWhat } from '@/views/kernel/shell/who-sees-what';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContributionKinds } from './contribution-kinds';
import { ContributionPlaces } from './contribution-places';
import { messages } from './messages';
import { NotNowButton } from './owed-contribution';
import { promises } from './promises';
import { SharedKinds } from './shared-kinds';

export const NextStepScreen = observer(function NextStepScreen() {
  const { load } = useStore(NextStepKey);
  useUserData(load);
  return (
    <ScreenFrame
      places={
        <>
          <ContributionPlaces />
          <OwnPlaces />
        </>
      }
      aside={<WhoSeesWhat />}
    >
      <Arrived />
      <p>
        <WayBack />
      </p>
    </ScreenFrame>
  );
});

const Arrived = observer(function Arrived() {
  const { after, sentState, company } = useStore(NextStepKey);
  const kinds = <ContributionKinds company={company?.urlName ?? null} />;
  if (after === null || sentState === 'unasked') {
    return (
      <Section level={1} title={messages.sheet}>
        <p className="text-ink-2 mb-2">{messages.nothingSentYet}</p>
        {kinds}
      </Section>
    );
  }
  switch (sentState) {
    case 'loading':
      return (
        <SkeletonGroup label={messages.loadingSent} className="grid gap-4">
          <Skeleton shape="title" width="half" />
          <Skeleton />
        </SkeletonGroup>
      );
    case 'guest':
      return (
        <Section level={1} title={messages.sheet}>
          <LoginGate title={messages.guestSent} />
          {kinds}
        </Section>
      );
    case 'nothing':
      return (
        <Section level={1} title={messages.nothingSentTitle}>
          <p className="text-ink-2 mb-2">{messages.nothingSent}</p>
          {kinds}
        </Section>
      );
    case 'sent':
    case 'unknown':
      return (
        <>
          <Thanks after={after} isCertain={sentState === 'sent'} />
          <Next after={after} />
        </>
      );
  }
});

const Next = observer(function Next({ after }: { readonly after: ContributionKind }) {
  const { company } = useStore(NextStepKey);
  const { screens } = useStore(NavigationKey);
  const prompts = useStore(PromptsKey);
  useEffect(() => prompts.recall(), [prompts]);
  const addressOf = (type: PromptType) => promptAddress(screens, type, company?.urlName ?? null);
  const next = nextPromptAfter(after, (type) => addressOf(type) !== null && !prompts.isPaused(type));
  const href = next === null ? null : addressOf(next);
  if (next === null || href === null) return null;
  return (
    <Section title={messages.nextTitle}>
      {company === null ? null : (
        <>
          <p className="mb-2">{messages.helpsLabel(company.companyName)}</p>
          <SharedKinds company={company} />
        </>
      )}
      <p className="mt-4 mb-4">{messages.nextText[next]}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={href} tone="primary">
          {messages.next[next]}
        </ButtonLink>
        <NotNowButton type={next} />
      </div>
    </Section>
  );
});

interface ThanksProps {
  readonly after: ContributionKind;
  /** False if the list did not load or may not name the contribution. */
  readonly isCertain: boolean;
}

function Thanks({ after, isCertain }: ThanksProps) {
  return (
    <Section level={1} title={messages.thanksTitle}>
      {isCertain ? <Received /> : <Callout>{messages.unsure}</Callout>}
      <Hooks hooks={promises[after].map((text) => ({ text }))} />
      <p className="flex flex-wrap gap-x-4">
        <TextLink to="/user/contributions" look="block">
          {messages.ownContributions}
        </TextLink>
        <TextLink to="/rewards" look="block">
          {messages.rewards}
        </TextLink>
      </p>
    </Section>
  );
}

const Received = observer(function Received() {
  const { underWay } = useStore(NextStepKey);
  const states = [...new Set(underWay.map(contributionStateText))];
  return (
    <Callout tone="success" icon={<CircleCheck size={20} aria-hidden="true" />} title={messages.thanks}>
      {states.length === 0 ? null : states.map((state) => <p key={state}>{state}</p>)}
    </Callout>
  );
});

const WayBack = observer(function WayBack() {
  const { company } = useStore(NextStepKey);
  const { address, screens } = useStore(NavigationKey);
  const back = returnAddressOf(formReferralIn(address), screens);
  if (back !== null) return <TextLink to={back}>{messages.backWhereYouWere}</TextLink>;
  const path = company === null ? null : screens.addressOf('CompanyOverview', { urlName: company.urlName });
  if (company === null || path === null) return <TextLink to="/">{messages.backHome}</TextLink>;
  return <TextLink to={path}>{messages.backToCompany(company.companyName)}</TextLink>;
});

function promptAddress(screens: Screens, type: PromptType, company: string | null): string | null {
  if (type === 'compare' || type === 'slider') return screens.pathOf('Compare');
  return contributionAddress(screens, type, { company });
}
