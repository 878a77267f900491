import { ReviewsApi } from '@/adapters/http/generated/review/reviews';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { MarkReviewHelpful } from '@/core/research/reviews/mark-review-helpful.use-case';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { CompanyReviewsStore } from '@/stores/research/reviews/company-reviews.store';
import { HelpfulStore } from '@/stores/research/reviews/helpful.store';
import { CompanyReviewsKey, HelpfulKey, OwnReviewKey } from '@/stores/research/reviews/keys';
import { OwnReviewStore } from '@/stores/research/reviews/own-review.store';

export const reviewsAdapters = wire((provide) => {
  provide(ReviewsApi, [HttpClientKey], ReviewsPort);
});

export const reviewsModule = wire((provide, bind) => {
  provide(MarkReviewHelpful, [ReviewsPort]);
  provide(HelpfulStore, [MarkReviewHelpful, AccessKey, ToastsPort], HelpfulKey);
  bind(OwnReviewKey)
    .toResolvedValue(
      (writing, storage, tab, clock, toasts, session) =>
        new OwnReviewStore(
          {
            writing,
            drafts: async () => {
              const code = import(/* webpackChunkName: "idle" */ '@/core/research/contribute/contribution-drafts');
              return new (await code).ContributionDrafts('review', storage, tab, clock);
            },
            toasts,
          },
          session,
        ),
      [ReviewContributionsPort, StoragePort, TabStoragePort, ClockPort, ToastsPort, SessionKey],
    )
    .inSingletonScope();
  provide(CompanyReviewsStore, [ReviewsPort], CompanyReviewsKey);
  for (const key of [HelpfulKey, OwnReviewKey, CompanyReviewsKey]) bind(PersonalKey).toService(key);
});
