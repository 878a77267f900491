import { observer } from 'mobx-react-lite';
import { contributionLink } from '@/core/contributions/contribution-links';
import type { OwnContribution } from '@/core/contributions/own-contribution';
import { statusOf, titleOf } from '@/core/contributions/own-contribution';
import { formatDate } from '@/core/formatting/date';
import { formatPeriod } from '@/core/formatting/period';
import { ContributionsKey } from '@/stores/contributions/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { AddContribution } from '../contribute/add-contribution';
import { LoginGate } from '../session/login-gate';
import { AboutAside } from '../shell/about-aside';
import { MainPlaces } from '../shell/main-places';
import { ScreenFrame } from '../shell/screen-frame';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { TextLink } from '../ui/text-link';
import { messages } from './messages';

/** The user's contributions about companies, with the state of each; no other user has this list. */
export const ContributionsScreen = observer(function ContributionsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const contributions = useStore(ContributionsKey);
  useUserData(contributions.load);
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-2">{messages.lead}</p>
        {isLoggedIn ? <Given /> : <LoginGate title={messages.gate} />}
      </Section>
      <Section title={messages.later}>
        <ul className="read grid gap-2 list-disc ps-5">
          {messages.laterPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </ScreenFrame>
  );
});

const Given = observer(function Given() {
  const contributions = useStore(ContributionsKey);
  return (
    <LoadView
      state={contributions.state}
      texts={messages}
      onRetry={contributions.load}
      skeletonClass="grid gap-3"
      skeleton={
        <>
          <Skeleton width="third" />
          <Skeleton width="most" />
          <Skeleton />
        </>
      }
    >
      {({ items }) => (items.length === 0 ? <Nothing /> : <List items={items} />)}
    </LoadView>
  );
});

function Nothing() {
  return (
    <EmptyState title={messages.emptyTitle} action={<AddContribution kind="review" />}>
      {messages.emptyText}
    </EmptyState>
  );
}

function List({ items }: { readonly items: readonly OwnContribution[] }) {
  return (
    <ul className="grid gap-5">
      {items.map((item) => (
        <Contribution key={item.id} contribution={item} />
      ))}
    </ul>
  );
}

const Contribution = observer(function Contribution({ contribution }: { readonly contribution: OwnContribution }) {
  const { kind, companyName, about, month, reasons } = contribution;
  return (
    <li className="grid gap-1">
      <h2 className="strong">{messages.kinds[kind](companyName)}</h2>
      <p className="meta">
        {about === null ? null : (
          <>
            {about}
            <span className="dot" />
          </>
        )}
        {formatPeriod(month)}
      </p>
      <p className="text-ink-2">{stateOf(contribution)}</p>
      {reasons.map(({ rule, wording, words }) => (
        <div key={rule}>
          <p>{messages.reason(rule, wording)}</p>
          {words.length === 0 ? null : <p>{messages.words(LIST.format(words.map((word) => `“${word}”`)))}</p>}
        </div>
      ))}
      <WayOn contribution={contribution} />
    </li>
  );
});

const WayOn = observer(function WayOn({ contribution }: { readonly contribution: OwnContribution }) {
  const { screens } = useStore(NavigationKey);
  const href = contributionLink(screens, contribution);
  const title = titleOf(contribution);
  if (contribution.status === 'PENDING') {
    return (
      <>
        <p className="strong">{title}</p>
        {href === null ? null : (
          <p>
            <TextLink to={href}>{messages.change}</TextLink>
          </p>
        )}
      </>
    );
  }
  return href === null ? (
    <p className="strong">{title}</p>
  ) : (
    <p>
      <TextLink to={href}>{title}</TextLink>
    </p>
  );
});

function stateOf(contribution: OwnContribution): string {
  const state = messages.states[statusOf(contribution)];
  const counting = countingOf(contribution);
  return counting === null ? state : `${state}. ${counting}.`;
}

/** Returns when figures count a contribution; null for one that is not live, and for a kind that no figure is made of. */
function countingOf({ kind, counting, countsFrom }: OwnContribution): string | null {
  if (counting === null || kind === 'benefits' || kind === 'photo') return null;
  if (counting === 'COUNTED') return messages.counted[kind];
  if (counting === 'LATER')
    return countsFrom === null ? null : messages.countsFrom[kind](formatDate(countsFrom, 'day'));
  return kind === 'interview' ? null : messages.countsInstead[kind];
}

const LIST = new Intl.ListFormat('en-IN');
