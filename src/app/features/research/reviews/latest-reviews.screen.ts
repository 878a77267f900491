import type { Screen } from '@/app/feature';
import { cursorQueryOf } from '@/app/later-page';
import { wire } from '@/app/wire';
import { CompanyListingPort } from '@/core/research/company/company.port';
import { reviewSelectionOf } from '@/core/research/reviews/review-filters';
import { reviewsStructuredData } from '@/core/research/reviews/review-structured-data';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { LatestReviewsKey } from '@/stores/research/reviews/keys';
import { LatestReviewsStore } from '@/stores/research/reviews/latest-reviews.store';
import { LatestReviewsScreen } from '@/views/research/reviews/latest-reviews-screen';

const QUERY = ['after'];

/** The newest reviews of all companies. */
export const latestReviewsScreen: Screen = {
  module: wire((provide, bind) => {
    provide(LatestReviewsStore, [ReviewsPort, CompanyListingPort], LatestReviewsKey);
    bind(PersonalKey).toService(LatestReviewsKey);
  }),
  View: LatestReviewsScreen,
  query: QUERY,
  load: async (container) => {
    const { address, isBack } = container.get(NavigationKey);
    await container.get(LatestReviewsKey).open(reviewSelectionOf(address).after, isBack);
  },
  page: (container) => ({
    ownQuery: cursorQueryOf(
      container,
      container.get(LatestReviewsKey).list,
      reviewSelectionOf(container.get(NavigationKey).address).after,
      QUERY,
    ),
    structured: reviewsStructuredData(container.get(LatestReviewsKey).list.items),
    title: 'Company reviews by people who work there · {brand}',
    description:
      'What people in India like and dislike about the companies they work for, with ratings, counts and months.',
  }),
};
