import { ContainerModule } from 'inversify';
import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { HttpClientKey } from '@/app/app-keys';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';

/** Reviews over the wire. */
export const reviewsAdapters = new ContainerModule(({ bind }) => {
  bind(ReviewsPort)
    .toResolvedValue((http) => new ReviewsApi(http), [HttpClientKey])
    .inSingletonScope();
});
