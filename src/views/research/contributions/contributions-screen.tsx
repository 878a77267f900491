import Image from 'lucide-react/icons/image';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import Star from 'lucide-react/icons/star';
import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { formatPeriod } from '@/core/kernel/formatting/period';
import { plural } from '@/core/kernel/formatting/plural';
import { contributionLink } from '@/core/research/contributions/contribution-links';
import type { OwnContribution, OwnContributions, OwnPay } from '@/core/research/contributions/own-contribution';
import { titleOf } from '@/core/research/contributions/own-contribution';
import { WITHDRAWN_KINDS } from '@/core/research/contributions/own-contribution.rules';
import { contributionStateText } from '@/core/research/contributions/showing-texts';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ContributionsKey } from '@/stores/research/contributions/keys';
import { StatementListKey } from '@/stores/trust/statements/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';
import { OwnListView } from '@/views/kernel/common/own-list-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { ReasonList } from '@/views/kernel/content-checks/reason-list';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Monogram } from '@/views/kernel/ui/monogram';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { OwnStatements } from '@/views/trust/statements/own-statements';
import { WhyRemoved } from '@/views/trust/statements/why-removed';
import { messages } from './messages';

export const ContributionsScreen = observer(function ContributionsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const contributions = useStore(ContributionsKey);
  useUserData(contributions.load);
  return (
    <ScreenFrame
      places={<OwnPlaces />}
      aside={<PointsAside title={messages.later} lead={messages.laterLead} points={messages.laterPoints} />}
    >
      <Section
        level={1}
        title={messages.title}
        action={
          isLoggedIn ? (
            <ButtonLink to="/contribute" tone="primary">
              {messages.choose}
            </ButtonLink>
          ) : undefined
        }
      >
        <p className="text-ink-2">{messages.lead}</p>
        {isLoggedIn ? null : <LoginGate title={messages.gate} />}
      </Section>
      {isLoggedIn ? <Parts /> : null}
    </ScreenFrame>
  );
});

/** Shows decisions first, since replies have a deadline. */
const Parts = observer(function Parts() {
  const { hasOpen } = useStore(StatementListKey);
  return (
    <>
      {hasOpen ? <OwnStatements /> : null}
      <Given />
      {hasOpen ? null : <OwnStatements />}
    </>
  );
});

const Given = observer(function Given() {
  const contributions = useStore(ContributionsKey);
  return (
    <Section title={messages.given}>
      <OwnListView state={contributions.state} texts={messages} onRetry={contributions.load}>
        {({ items, total }) => (items.length === 0 ? <Nothing /> : <List items={items} total={total} />)}
      </OwnListView>
    </Section>
  );
});

function Nothing() {
  return (
    <EmptyState
      level={3}
      title={messages.emptyTitle}
      picture={<HangingIcons icons={[Star, IndianRupee, MessageCircleQuestion, Image]} />}
    >
      {messages.emptyText}
    </EmptyState>
  );
}

function List({ items, total }: OwnContributions) {
  return (
    <>
      <ul className="rows">
        {items.map((item) => (
          <Contribution key={item.id} contribution={item} />
        ))}
      </ul>
      {total > items.length ? <p className="meta mt-4">{messages.cut(items.length, total)}</p> : null}
    </>
  );
}

const Contribution = observer(function Contribution({ contribution }: { readonly contribution: OwnContribution }) {
  const { id, kind, companyName, about, month, reasons, status } = contribution;
  return (
    <li className="flex gap-4 py-3">
      <Monogram name={companyName} size={40} className="flex-none" />
      <div className="grid flex-1 gap-1 min-w-0">
        <h3 className="strong">{messages.kinds[kind](companyName)}</h3>
        <p className="meta">
          {about === null ? null : (
            <>
              {about}
              <span className="dot" />
            </>
          )}
          {formatPeriod(month)}
        </p>
        {contribution.pay === null ? null : <p className="num">{payText(contribution.pay)}</p>}
        <p className="text-ink-2">{contributionStateText(contribution)}</p>
        {kind === 'company' ? <p>{messages.withCompany[status]}</p> : null}
        {status === 'REJECTED' ? <WhyRemoved itemId={id} /> : <ReasonList reasons={reasons} />}
        <div className="flex flex-wrap items-center gap-x-4">
          <WayOn contribution={contribution} />
          <Withdraw contribution={contribution} />
        </div>
      </div>
    </li>
  );
});

const WayOn = observer(function WayOn({ contribution }: { readonly contribution: OwnContribution }) {
  const { screens } = useStore(NavigationKey);
  const href = contributionLink(screens, contribution);
  const title = titleOf(contribution);
  if (contribution.kind === 'tenure' && href !== null && contribution.status !== 'REJECTED') {
    return (
      <p>
        <TextLink to={href}>{messages.changeAnswers}</TextLink>
      </p>
    );
  }
  if (contribution.showsAt !== null && href === null) return null;
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
  // A rejected one that cannot be changed has only its statement.
  if (href === null) return contribution.status === 'REJECTED' ? null : <p className="strong">{title}</p>;
  return (
    <p>
      <TextLink to={href}>{title}</TextLink>
    </p>
  );
});

const Withdraw = observer(function Withdraw({ contribution }: { readonly contribution: OwnContribution }) {
  const contributions = useStore(ContributionsKey);
  const { id: contributionId, companyName, status } = contribution;
  const kind = WITHDRAWN_KINDS.find((one) => one === contribution.kind);
  if (kind === undefined || status === 'REJECTED') return null;
  return (
    <p>
      <Button
        tone="quiet"
        className="ps-0"
        aria-label={messages.withdrawOf(messages.kinds[kind](companyName))}
        onClick={() => void contributions.withdraw({ kind, contributionId })}
      >
        {messages.withdraw}
      </Button>
    </p>
  );
});

/** Returns the pay as text, so that the author can notice a slip. */
function payText({ years, city, ...pay }: OwnPay): string {
  const parts = (['fixed', 'variable', 'stock', 'joiningBonus'] as const)
    .filter((part) => part === 'fixed' || pay[part] > 0)
    .map((part) => messages.pay[part](`₹${groupIndian(pay[part])}`));
  return [...parts, years === null ? null : plural(years, messages.pay.years), city]
    .filter((part) => part !== null)
    .join(', ');
}
