import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import { reviewAddressOf, withoutFilters, withToggled } from '@/core/research/reviews/review-filters';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyReviewsKey } from '@/stores/research/reviews/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { FilterChips } from '@/views/kernel/filters/filter-chips';
import { FilteredLayout } from '@/views/kernel/filters/filtered-layout';
import { IgnoredNote } from '@/views/kernel/filters/ignored-note';
import { NoMatches } from '@/views/kernel/filters/no-matches';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { Callout } from '@/views/kernel/ui/callout';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { CompanyTab } from '../company/company-tab';
import { AddContribution } from '../contribute/add-contribution';
import { filterGroupsOf } from './filter-groups';
import { messages } from './messages';
import { OwnReview } from './own-review';
import { QuarterTrend } from './quarter-trend';
import { RatingSummary } from './rating-summary';
import { ReviewCard } from './review-card';
import { ReviewList } from './review-list';
import { ReviewSearch } from './review-search';
import { TopicLists } from './topic-lists';

export const CompanyReviews = observer(function CompanyReviews() {
  return (
    <CompanyTab screen="CompanyReviews">
      <ReviewsBody />
    </CompanyTab>
  );
});

const ReviewsBody = observer(function ReviewsBody() {
  const store = useStore(CompanyReviewsKey);
  const { company } = useStore(CompanyKey);
  const { path } = useStore(NavigationKey);
  return (
    <LoadView
      state={store.figures}
      texts={messages}
      onRetry={store.reload}
      skeleton={
        <>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="block" />
          <Skeleton />
        </>
      }
    >
      {(figures) =>
        figures.count === 0 ? (
          <>
            <LinkedReview path={path} />
            <EmptyState title={messages.empty} action={<AddContribution kind="review" company={store.company} />}>
              {messages.emptyText(company?.companyName ?? '')}
            </EmptyState>
            <OwnReview />
          </>
        ) : (
          <WithReviews figures={figures} />
        )
      }
    </LoadView>
  );
});

const WithReviews = observer(function WithReviews({ figures }: { readonly figures: ReviewFigures }) {
  const { path } = useStore(NavigationKey);
  const { selection } = useStore(CompanyReviewsKey);
  return (
    <>
      <LinkedReview path={path} />
      <RatingSummary figures={figures} />
      <OwnReview />
      <FilteredReviews figures={figures} path={path} />
      <BelowFold>
        <TopicLists
          figures={figures}
          hrefOf={(side, topic) => reviewAddressOf(path, withToggled(withoutFilters(selection), side, topic))}
          isShortOnPhones
        />
        <QuarterTrend quarters={figures.quarters} />
      </BelowFold>
    </>
  );
});

interface PathProps {
  readonly path: string;
}

const LinkedReview = observer(function LinkedReview({ path }: PathProps) {
  const store = useStore(CompanyReviewsKey);
  if (store.isLinkedGone) return <Callout>{messages.linkedGone}</Callout>;
  if (store.linked === null) return null;
  return (
    <Section
      title={messages.linked}
      action={
        <TextLink to={path} look="block">
          {messages.showAll}
        </TextLink>
      }
    >
      <ReviewCard review={store.linked} shownIn={store} />
    </Section>
  );
});

const FilteredReviews = observer(function FilteredReviews({
  figures,
  path,
}: PathProps & { readonly figures: ReviewFigures }) {
  const store = useStore(CompanyReviewsKey);
  const { selection, total, isTotalCapped, dropped, list, hasFilters, facets } = store;
  const groups = filterGroupsOf(path, selection, figures, facets);
  const clearHref = reviewAddressOf(path, withoutFilters(selection));
  const counted = plural(total, messages.reviews);
  const result = isTotalCapped ? messages.capped(counted) : counted;
  return (
    <FilteredLayout groups={groups} clearHref={hasFilters ? clearHref : null} result={result}>
      <h2 className="vh">{messages.list}</h2>
      <ReviewSearch path={path} result={result} />
      <IgnoredNote values={dropped} />
      <p className="meta num" role="status">
        {hasFilters ? messages.ofAll(result, figures.count) : result}
      </p>
      <FilterChips groups={groups} clearHref={clearHref} />
      {selection.after === null ? null : (
        <TextLink to={reviewAddressOf(path, { ...selection, after: null })} look="block">
          {messages.backToStart}
        </TextLink>
      )}
      <ReviewList
        list={list}
        shownIn={store}
        hrefOf={(cursor) => reviewAddressOf(path, { ...selection, after: cursor })}
        empty={
          <NoMatches
            title={messages.nothingFound}
            groups={groups}
            words={{ text: selection.words, href: reviewAddressOf(path, { ...selection, words: '', after: null }) }}
            clearHref={path}
            total={figures.count}
          />
        }
      />
    </FilteredLayout>
  );
});
