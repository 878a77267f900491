import { ContainerModule } from 'inversify';
import { reviewSelectionOf } from '@/core/reviews/review-filters';
import { reviewsStructuredData } from '@/core/reviews/review-structured-data';
import { ReviewsPort } from '@/core/reviews/reviews.port';
import { PersonalKey } from '@/stores/common/personal';
import { NavigationKey } from '@/stores/navigation/keys';
import { LatestReviewsKey } from '@/stores/reviews/keys';
import { LatestReviewsStore } from '@/stores/reviews/latest-reviews.store';
import { LatestReviewsScreen } from '@/views/reviews/latest-reviews-screen';
import type { Screen } from '../../feature';
import { cursorQueryOf } from '../../later-page';

const QUERY = ['after'];

/** The newest reviews of all companies. */
export const latestReviewsScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(LatestReviewsKey)
      .toResolvedValue((reviews) => new LatestReviewsStore(reviews), [ReviewsPort])
      .inSingletonScope();
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
