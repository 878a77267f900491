import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort, TabStoragePort } from '@/core/common/key-value-storage.port';
import { ReviewContributionsPort } from '@/core/contribute/review-contributions.port';
import { MarkReviewHelpful } from '@/core/reviews/mark-review-helpful.use-case';
import { ReviewsPort } from '@/core/reviews/reviews.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { CompanyReviewsStore } from '@/stores/reviews/company-reviews.store';
import { HelpfulStore } from '@/stores/reviews/helpful.store';
import { CompanyReviewsKey, HelpfulKey, OwnReviewKey } from '@/stores/reviews/keys';
import { OwnReviewStore } from '@/stores/reviews/own-review.store';
import { AccessKey, SessionKey } from '@/stores/session/keys';

/** Reviews of companies. */
export const reviewsModule = new ContainerModule(({ bind }) => {
  bind(MarkReviewHelpful)
    .toResolvedValue((reviews) => new MarkReviewHelpful(reviews), [ReviewsPort])
    .inSingletonScope();
  bind(HelpfulKey)
    .toResolvedValue(
      (markHelpful, access, toasts) => new HelpfulStore(markHelpful, access, toasts),
      [MarkReviewHelpful, AccessKey, ToastsPort],
    )
    .inSingletonScope();
  bind(OwnReviewKey)
    .toResolvedValue(
      (writing, storage, tab, clock, toasts, session) =>
        new OwnReviewStore(
          {
            writing,
            drafts: async () => {
              const code = import(/* webpackChunkName: "idle" */ '@/core/contribute/contribution-drafts');
              return new (await code).ContributionDrafts('review', storage, tab, clock);
            },
            toasts,
          },
          session,
        ),
      [ReviewContributionsPort, StoragePort, TabStoragePort, ClockPort, ToastsPort, SessionKey],
    )
    .inSingletonScope();
  bind(CompanyReviewsKey)
    .toResolvedValue((reviews) => new CompanyReviewsStore(reviews), [ReviewsPort])
    .inSingletonScope();
  for (const key of [HelpfulKey, OwnReviewKey, CompanyReviewsKey]) bind(PersonalKey).toService(key);
});
