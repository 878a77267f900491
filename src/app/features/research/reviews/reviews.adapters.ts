import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';

export const reviewsAdapters = wire((provide) => {
  provide(ReviewsApi, [HttpClientKey], ReviewsPort);
});
