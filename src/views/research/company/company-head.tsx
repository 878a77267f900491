import './company-frame.css';
import { Star } from 'lucide-react';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatMonth } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { plural } from '@/core/kernel/formatting/plural';
import type { CompanyCountKind } from '@/core/research/company/company-counts';
import type { CompanyTabScreen } from '@/core/research/company/company-tabs';
import { companyTabsOf } from '@/core/research/company/company-tabs';
import { countedText } from '@/core/research/company/counted-text';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { FollowingKey } from '@/stores/talk/communities/keys';
import { Logo } from '@/views/kernel/common/logo';
import { useStore } from '@/views/kernel/common/use-store';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { ContributePrompt } from '../contribute/contribute-way';
import { lineMessages } from './line-messages';
import { messages } from './messages';
import { readOnMessages } from './read-on-messages';

export interface CompanyHeadProps {
  readonly screen: CompanyTabScreen;
  readonly jobProfile?: string | null;
  readonly contribute?: ReactNode;
  /** True if the page shows the rating itself. The head then describes the company instead. */
  readonly hasOwnRating?: boolean;
}

/** Stays at the top while scrolling. In low windows only its tabs do. */
export const CompanyHead = observer(function CompanyHead({
  screen,
  jobProfile,
  contribute,
  hasOwnRating = false,
}: CompanyHeadProps) {
  const { screens } = useStore(NavigationKey);
  const { companyName, companyUrlName, logo, tabStats } = useStore(CompanyKey);
  if (companyName === null || companyUrlName === null) return null;
  const tabs = companyTabsOf(screens, companyUrlName, tabStats).map(({ label, href, count, thing, screen: each }) => ({
    to: href,
    label,
    current: each === screen,
    count: countOf(thing, count),
  }));
  return (
    <div className="company__sticky">
      <header className="company__head">
        <Logo name={companyName} logo={logo} size={44} />
        <div className="company__title">
          <h1 className="company__name">{companyName}</h1>
          {hasOwnRating ? <Basics /> : <Rating />}
        </div>
        <Follow />
        {contribute ?? <ContributePrompt screen={screen} company={companyUrlName} jobProfile={jobProfile} />}
      </header>
      <LinkTabs label={messages.tabs(companyName)} tabs={tabs} className="company__tabs" />
    </div>
  );
});

/** Returns the count in words, with what is counted if the label does not name it. */
function countOf(thing: CompanyCountKind | null, count: number | null): string | undefined {
  if (count === null) return undefined;
  const text = countedText(thing, count);
  return thing === 'interviews' ? plural(count, readOnMessages.readOn.interviews, text) : text;
}

const Basics = observer(function Basics() {
  const { company } = useStore(CompanyKey);
  if (company === null) return null;
  const { industry, hq, officeLocations, indianEmployeeCount, foundedYear } = company;
  const others = officeLocations.length - 1;
  const facts = [
    industry,
    others > 0 && hq !== '' ? messages.places(hq, others) : hq,
    indianEmployeeCount === null ? null : messages.people(indianEmployeeCount),
    foundedYear === null ? null : messages.since(foundedYear),
  ];
  return <p className="company__rate meta num">{joinFacts(facts)}</p>;
});

/** Always shows the count and the newest month with the rating. */
const Rating = observer(function Rating() {
  const { headerData } = useStore(CompanyKey);
  if (headerData === null) return null;
  const { rating, reviewsCount, newestReview } = headerData;
  if (rating === null) {
    return (
      <p className="company__rate meta num">
        {reviewsCount === 0 ? messages.noRating : plural(reviewsCount, messages.noRatingWhy)}
      </p>
    );
  }
  return (
    <p className="company__rate meta num">
      <span className="company__score">
        <Star size={14} fill="currentColor" aria-hidden="true" />
        {rating.toFixed(1)}
        <VisuallyHidden>{lineMessages.outOfFive}</VisuallyHidden>
      </span>
      <span>{plural(reviewsCount, lineMessages.reviews)}</span>
      {newestReview === null ? null : <span>{lineMessages.newest(formatMonth(newestReview))}</span>}
    </p>
  );
});

const Follow = observer(function Follow() {
  const store = useStore(CompanyKey);
  const features = useStore(FeaturesKey);
  const { community } = store;
  const handlePress = () => {
    if (community !== null) void features.ask(FollowingKey, (following) => void following.toggle(community));
  };
  const label = `${store.isFollowed ? messages.following : messages.follow} ${store.companyName ?? ''}`;
  return (
    <IconButton
      label={label}
      title={label}
      icon={store.isFollowed ? <BellRing size={20} aria-hidden="true" /> : <BellPlus size={20} aria-hidden="true" />}
      aria-pressed={store.isFollowed}
      onClick={handlePress}
    />
  );
});
