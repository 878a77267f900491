import type { Feature } from '@/app/feature';
import { reviewsAdapters, reviewsModule } from './reviews.module';

export const feature: Feature = {
  module: reviewsModule,
  adapters: reviewsAdapters,
  screens: {
    Reviews: async () =>
      (await import(/* webpackChunkName: "Reviews" */ './latest-reviews.screen')).latestReviewsScreen,
    CompanyReviews: async () =>
      (await import(/* webpackChunkName: "CompanyReviews" */ './company-reviews.screen')).companyReviewsScreen,
  },
};
