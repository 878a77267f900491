import { ContainerModule } from 'inversify';
import { ContributeApi } from '@/adapters/http/generated/review/contribute';
import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { ReviewContributionsPort } from '@/core/contribute/review-contributions.port';
import { ReviewsPort } from '@/core/reviews/reviews.port';
import { HttpClientKey } from '../../app-keys';

/** Reviews over the wire. */
export const reviewsAdapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((http) => new ReviewsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(ReviewContributionsPort)
    .toResolvedValue((http) => new ContributeApi(http), [HttpClientKey])
    .inSingletonScope();
});
