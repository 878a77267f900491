import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { contributionFormLinks } from '@/core/research/contribute/places-to-share';
import { jobSearchLinks } from '@/core/research/jobs/places-to-find-work';
import type { FeedName } from '@/core/talk/posting/shown-order';
import { cursorOfAddress, FEED_NAMES, feedOfAddress, withFeedName } from '@/core/talk/posting/shown-order';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OwnSalaryKey, SalaryLineKey } from '@/stores/research/headline-stats/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { scrollOffset, shownPath } from '@/views/kernel/page/page';
import { onWindow } from '@/views/kernel/page/page-events';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { ButtonTabs } from '@/views/kernel/ui/button-tabs';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanySpotlight } from '@/views/research/headline-stats/company-spotlight';
import { SalaryLine } from '@/views/research/headline-stats/salary-line';
import { WhatPeopleEarn } from '@/views/research/headline-stats/what-people-earn';
import { ComposerPrompt } from './composer-prompt';
import { FairPayPrompt } from './fair-pay-prompt';
import { FeedList } from './feed-list';
import { messages } from './messages';

export const HomeScreen = observer(function HomeScreen() {
  useScrollWatch();
  // Renders the feed after the salary chart has loaded, because the chart’s unknown height would move the feed.
  if (useStore(SalaryLineKey).isLoading) return <Hello />;
  return (
    <>
      <Hello />
      <ScreenFrame places={<HomePlaces />} aside={<HomeAside />}>
        <div>
          <OwnPay />
          <HomeFeed />
        </div>
      </ScreenFrame>
    </>
  );
});

/** Shows links for job seekers first: on narrow windows they are above the feed. */
const HomePlaces = observer(function HomePlaces() {
  const { screens } = useStore(NavigationKey);
  const career = useStore(ProfileKey).profile?.careerStatus?.type;
  return (
    <>
      <PlaceList title={messages.toFindWork} places={jobSearchLinks(career, screens)} />
      <MainPlaces />
    </>
  );
});

/** Shows pay for the user's title in narrow windows, whose side column is below the feed. */
const OwnPay = observer(function OwnPay() {
  return useStore(OwnSalaryKey).role === null ? null : (
    <div className="own-pay mb-4">
      <WhatPeopleEarn />
    </div>
  );
});

const HomeAside = observer(function HomeAside() {
  const { screens } = useStore(NavigationKey);
  const { role } = useStore(OwnSalaryKey);
  return (
    <>
      <FairPayPrompt />
      {role === null ? (
        <WhatPeopleEarn />
      ) : (
        <div className="own-pay--side">
          <WhatPeopleEarn />
        </div>
      )}
      <CompanySpotlight />
      <AboutAside />
      <PlaceList title={messages.toShare} places={contributionFormLinks(screens)} thin />
    </>
  );
});

const Hello = observer(function Hello() {
  const { isLoggedIn } = useStore(SessionKey);
  const { current } = useStore(FeedKey);
  if (isLoggedIn) return <h1 className="vh">{messages.feedTitles[current]}</h1>;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-4 mb-4">
        <div>
          <h1 className="h1">{messages.welcome}</h1>
          <p className="read">
            {messages.hello} <TextLink to="/who-can-see-what">{messages.whoCanSeeWhat}</TextLink>
          </p>
        </div>
        <a className="panel composer__box flex items-center gap-3 px-4 py-3" href="/search">
          <Search size={22} aria-hidden="true" />
          {messages.find}
        </a>
      </div>
      <SalaryLine />
    </div>
  );
});

const HomeFeed = observer(function HomeFeed() {
  const feed = useStore(FeedKey);
  const navigation = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const { address } = navigation;
  const named = feedOfAddress(address, isLoggedIn);
  const start = cursorOfAddress(address);
  useEffect(() => {
    void feed.open(named, start);
  }, [feed, named, start]);
  const handleSelect = (name: FeedName) => {
    void feed.open(name);
    // Renders the tab before changing the address, which is slow. The user may have left by then.
    setTimeout(() => {
      // The router learns a new address later than the browser.
      const isHere = navigation.address === address && shownPath() === navigation.path;
      if (isHere && feed.current === name) navigation.rewrite(withFeedName(address, name));
    });
  };
  return (
    <ButtonTabs
      label={messages.feeds}
      tabs={FEED_NAMES.filter((name) => isLoggedIn || name !== 'following').map((key) => ({
        key,
        label: messages.feedNames[key],
        href: withFeedName(address, key),
      }))}
      selected={feed.current}
      onSelect={handleSelect}
    >
      <ComposerPrompt />
      <FeedList />
    </ButtonTabs>
  );
});

/** Distance in px from the top within which new posts show immediately. Further down they wait. */
const TOP_PX = 80;

function useScrollWatch(): void {
  const feed = useStore(FeedKey);
  useEffect(() => {
    const watch = () => feed.setAtTop(scrollOffset() < TOP_PX);
    watch();
    return onWindow('scroll', watch);
  }, [feed]);
}
