import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import { plural } from '@/core/kernel/formatting/plural';
import { withStart } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { LatestReviewsKey } from '@/stores/research/reviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { AddContribution } from '../contribute/add-contribution';
import { messages } from './messages';
import { ReviewList } from './review-list';

export const LatestReviewsScreen = observer(function LatestReviewsScreen() {
  const store = useStore(LatestReviewsKey);
  const { address } = useStore(NavigationKey);
  useUserData(store.readMarks);
  return (
    <ScreenFrame
      places={<MainPlaces />}
      aside={
        <>
          <MostReviewed />
          <AboutAside />
        </>
      }
    >
      <Section level={1} title={messages.latestTitle} action={<AddContribution kind="review" tone="primary" />}>
        <p className="meta mb-2">
          {messages.latestLead} {messages.askedFor}
        </p>
        <h2 className="vh">{messages.latestHead}</h2>
        <ReviewList
          list={store.list}
          shownIn={store}
          withCompany
          hrefOf={(cursor) => withStart(address, cursor)}
          empty={<EmptyState title={messages.latestEmpty} />}
        />
      </Section>
    </ScreenFrame>
  );
});

const MostReviewed = observer(function MostReviewed() {
  const { companies } = useStore(LatestReviewsKey);
  const { screens } = useStore(NavigationKey);
  if (companies.state !== 'ready' || companies.value.length === 0) return null;
  return (
    <Section title={messages.mostReviewed}>
      <ul>
        {companies.value.map(({ urlName, name, rating, count, newest }) => (
          <li key={urlName} className="py-2">
            <TextLink to={screens.addressOf('CompanyReviews', { urlName }) ?? '/'} look="plain" className="strong">
              {name}
            </TextLink>
            <p className="meta num">
              {rating === null ? null : <>{messages.stars(rating.toFixed(1))} · </>}
              {plural(count, messages.reviews)}
              {newest === null ? null : ` · ${messages.newest(formatMonth(newest))}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
});
