import { ContainerModule } from 'inversify';
import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { ReviewsPort } from '@/core/reviews/reviews.port';
import { HttpClientKey } from '../../app-keys';

/** Reviews over the wire. */
export const reviewsAdapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((http) => new ReviewsApi(http), [HttpClientKey])
    .inSingletonScope();
});
