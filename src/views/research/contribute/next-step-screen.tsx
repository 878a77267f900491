import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Screens } from '@/core/kernel/navigation/screens';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { arrivalIn, returnAddressOf } from '@/core/research/contribute/photo-upload-address';
import type { PromptType } from '@/core/research/contribute/prompts';
import { promptAfter } from '@/core/research/contribute/prompts';
import { stateText } from '@/core/research/contributions/showing-texts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { NextStepKey, PromptsKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContributionKinds } from './contribution-kinds';
import { ContributionPlaces } from './contribution-places';
import { messages } from './messages';
import { NotNowButton } from './owed-contribution';
import { promises } from './promises';

export const NextStepScreen = observer(function NextStepScreen() {
  const { after, company, isThanked } = useStore(NextStepKey);
  const { screens } = useStore(NavigationKey);
  const addressOf = (type: PromptType) => promptAddress(screens, type, company?.urlName ?? null);
  const prompts = useStore(PromptsKey);
  useEffect(() => prompts.recall(), [prompts]);
  const next = promptAfter(after, (type) => addressOf(type) !== null && !prompts.isPaused(type));
  const href = next === null ? null : addressOf(next);
  return (
    <ScreenFrame
      places={
        <>
          <ContributionPlaces />
          <OwnPlaces />
        </>
      }
      aside={<AboutAside />}
    >
      {after === null || !isThanked ? (
        <NothingSent isExpected={after !== null} company={company?.urlName ?? null} />
      ) : (
        <>
          <Thanks after={after} />
          {next === null || href === null ? null : (
            <Section title={messages.nextTitle}>
              <p className="mb-4">{messages.nextText[next]}</p>
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={href} tone="primary">
                  {messages.next[next]}
                </ButtonLink>
                <NotNowButton type={next} />
              </div>
            </Section>
          )}
        </>
      )}
      <p>
        <WayBack />
      </p>
    </ScreenFrame>
  );
});

interface NothingSentProps {
  /** Is true if the address says that something was sent. */
  readonly isExpected: boolean;
  readonly company: string | null;
}

function NothingSent({ isExpected, company }: NothingSentProps) {
  return (
    <Section level={1} title={isExpected ? messages.nothingSentTitle : messages.sheet}>
      <p className="text-ink-2 mb-2">{isExpected ? messages.nothingSent : messages.nothingSentYet}</p>
      <ContributionKinds company={company} />
    </Section>
  );
}

function Thanks({ after }: { readonly after: PromptType }) {
  return (
    <Section level={1} title={messages.thanksTitle}>
      <Callout tone="success" icon={<CircleCheck size={20} aria-hidden="true" />} title={messages.thanks}>
        <StateOfGiven />
      </Callout>
      <ul className="read rows mt-4">
        {promises[after].map((point) => (
          <li key={point} className="py-3">
            {point}
          </li>
        ))}
      </ul>
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

const StateOfGiven = observer(function StateOfGiven() {
  const { underWay } = useStore(NextStepKey);
  const states = [...new Set(underWay.map(stateText))];
  return states.map((state) => <p key={state}>{state}</p>);
});

const WayBack = observer(function WayBack() {
  const { company } = useStore(NextStepKey);
  const { address, screens } = useStore(NavigationKey);
  const back = returnAddressOf(arrivalIn(address), screens);
  if (back !== null) return <TextLink to={back}>{messages.backWhereYouWere}</TextLink>;
  const path = company === null ? null : screens.addressOf('CompanyOverview', { urlName: company.urlName });
  if (company === null || path === null) return <TextLink to="/">{messages.backHome}</TextLink>;
  return <TextLink to={path}>{messages.backToCompany(company.companyName)}</TextLink>;
});

function promptAddress(screens: Screens, type: PromptType, company: string | null): string | null {
  if (type === 'compare' || type === 'slider') return screens.pathOf('Compare');
  return contributionAddress(screens, type, { company });
}
