import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { COMPANIES_PATH } from '@/core/research/company/company-list-name';
import { withCursor } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { LatestReviewsKey } from '@/stores/research/reviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { SearchForm } from '@/views/kernel/filters/search-form';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { AddContribution } from '../contribute/add-contribution';
import { messages } from './messages';
import { ReviewList } from './review-list';

export const LatestReviewsScreen = observer(function LatestReviewsScreen() {
  const store = useStore(LatestReviewsKey);
  const { address } = useStore(NavigationKey);
  useUserData(store.readMarks);
  return (
    <ScreenFrame places={<Companies />} aside={<Industries />}>
      <Section level={1} title={messages.latestTitle} action={<AddContribution kind="review" tone="primary" />}>
        <p className="meta">
          {messages.latestLead} {messages.askedFor}
        </p>
        <div className="mb-4">
          <SearchForm label={messages.find} act={messages.findAct} word="review" />
        </div>
        <h2 className="vh">{messages.latestHead}</h2>
        <ReviewList
          list={store.list}
          shownIn={store}
          withCompany
          hrefOf={(cursor) => withCursor(address, cursor)}
          empty={<EmptyState title={messages.latestEmpty} />}
        />
      </Section>
    </ScreenFrame>
  );
});

const Companies = observer(function Companies() {
  const { companies } = useStore(LatestReviewsKey);
  const { screens } = useStore(NavigationKey);
  if (companies.state === 'idle' || companies.state === 'loading')
    return (
      <div className="places hang hang--thin">
        <Skeleton shape="row" />
      </div>
    );
  if (companies.state !== 'ready') return null;
  const places = companies.value.map(({ urlName, name, count }) => ({
    label: name,
    href: screens.addressOf('CompanyReviews', { urlName }) ?? '/',
    count: groupIndian(count),
  }));
  return <PlaceList title={messages.mostReviewed} places={places} thin />;
});

const Industries = observer(function Industries() {
  const { industries } = useStore(LatestReviewsKey);
  const places = industries.map(({ urlName, name, count }) => ({
    label: name,
    href: withQuery(COMPANIES_PATH, [['industry', urlName]]),
    count: groupIndian(count),
  }));
  return <PlaceList title={messages.byIndustry} places={places} />;
});
