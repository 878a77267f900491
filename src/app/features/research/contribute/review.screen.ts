import type { Screen } from '@/app/feature';
import { newCompanyIn } from '@/core/research/company-proposals/new-company.rules';
import { contributionSubjectIn } from '@/core/research/contribute/contribution-subject';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import {
  answersOfReview,
  emptyReviewAnswers,
  REVIEW_FIELD_STEPS,
  reviewFaults,
  reviewTextOf,
} from '@/core/research/contribute/review-form';
import { parseReviewAnswers } from '@/core/research/contribute/stored-words';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { countedReview } from '@/stores/research/contribute/counted-forms';
import { ReviewFormKey, SimilarReviewsKey } from '@/stores/research/contribute/keys';
import { ReviewFormScreen } from '@/views/research/contribute/review-form-screen';
import { bindCount } from './bind-count';
import { contributionScreen } from './contribution-screen';

const screen = contributionScreen({
  key: ReviewFormKey,
  port: ReviewContributionsPort,
  form: (writing) => ({
    kind: 'review',
    empty: emptyReviewAnswers,
    parse: parseReviewAnswers,
    check: reviewFaults,
    stepOf: (field) => REVIEW_FIELD_STEPS[field],
    refusalOf: ({ fields }) => fields,
    send: (answers, marks) => {
      const { reviewId, companyName } = answers;
      const review = reviewTextOf(answers);
      return reviewId === null
        ? writing.giveReview({ companyName: companyName.trim(), ...newCompanyIn(answers), review, ...marks })
        : writing.editReview({ reviewId, ...review });
    },
    notSent: 'Your review was not sent.',
    gone: { code: 'review_not_found', asNew: { reviewId: null } },
  }),
  login: 'review',
  fill: ({ companyName, jobProfile, city, departmentId, isCurrent }) => ({
    companyName: companyName ?? '',
    jobProfile: jobProfile ?? '',
    city: city ?? '',
    departmentId,
    isCurrent,
  }),
  View: ReviewFormScreen,
  alsoBind: bindCount(SimilarReviewsKey, ReviewFormKey, countedReview),
  page: {
    title: 'Add a review · {brand}',
    description:
      'Rate a company that you know from the inside, and say what is good and what is not. It appears without your name.',
  },
});

/** The form for a review (RT-CONTRIB-REVIEW). It edits the user's review of the company if there is one. */
export const reviewScreen: Screen = {
  ...screen,
  load: async (container, parameters) => {
    await screen.load?.(container, parameters);
    const { company } = contributionSubjectIn(container.get(NavigationKey).address);
    if (company === null || container.get(SessionKey).userId === null) return;
    const own = await container.get(ReviewContributionsPort).getOwnReview({ company });
    if (own.ok && own.value !== null) {
      container.get(ReviewFormKey).open({ company, filled: answersOfReview(own.value), withCareer: null });
    }
  },
};
