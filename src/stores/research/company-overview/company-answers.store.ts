import { makeAutoObservable } from 'mobx';
import type { InterviewSummary } from '@/core/research/interviews/interview';
import type { InterviewReading, InterviewScope } from '@/core/research/interviews/interview-reading.port';
import type { Review, ReviewPage } from '@/core/research/reviews/review';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import type { ReviewSort } from '@/core/research/reviews/review-query';
import type { Reviews } from '@/core/research/reviews/reviews.port';
import type { SalaryGroupPage } from '@/core/research/salaries/salary';
import type { SalaryListQuery, SalaryReading } from '@/core/research/salaries/salary-reading.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { Personal } from '@/stores/kernel/common/personal';

/** The most roles of a company that are listed, those with the most reports first. */
const MAX_ROLES = 3;

/** The ports that the answers come from. */
export interface CompanyAnswersPorts {
  readonly reviews: Pick<Reviews, 'getReviewFigures' | 'listReviews'>;
  readonly salaries: Pick<SalaryReading, 'listSalaries'>;
  readonly interviews: Pick<InterviewReading, 'getInterviewSummary'>;
}

interface ReviewsWanted {
  readonly company: string;
  readonly sort: ReviewSort;
  readonly limit: number;
}

/** The answers on the first page of a company: is it good, what does it pay, how hard is it to get in. */
export class CompanyAnswersStore implements Personal {
  /** The company in addresses; null before it was opened. */
  #company: string | null = null;
  readonly #figures: Loadable<ReviewFigures, { readonly company: string }>;
  readonly #newest: Loadable<ReviewPage, ReviewsWanted>;
  readonly #helpful: Loadable<ReviewPage, ReviewsWanted>;
  readonly #roles: Loadable<SalaryGroupPage, SalaryListQuery>;
  readonly #interviews: Loadable<InterviewSummary, InterviewScope>;

  constructor({ reviews, salaries, interviews }: CompanyAnswersPorts) {
    this.#figures = new Loadable((query) => reviews.getReviewFigures(query));
    this.#newest = new Loadable((query) => reviews.listReviews(query));
    this.#helpful = new Loadable((query) => reviews.listReviews(query));
    this.#roles = new Loadable((query) => salaries.listSalaries(query));
    this.#interviews = new Loadable((query) => interviews.getInterviewSummary(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get figures(): LoadState<ReviewFigures> {
    return this.#figures.state;
  }

  get roles(): LoadState<SalaryGroupPage> {
    return this.#roles.state;
  }

  get interviews(): LoadState<InterviewSummary> {
    return this.#interviews.state;
  }

  get newestReview(): Review | null {
    return this.#newest.value?.items[0] ?? null;
  }

  /** The review that most found helpful; null if nobody marked one, or if it is the newest. */
  get helpfulReview(): Review | null {
    const review = this.#helpful.value?.items[0];
    return review === undefined || review.helpful === 0 || review.id === this.newestReview?.id ? null : review;
  }

  async open(company: string): Promise<void> {
    this.#company = company;
    await Promise.all([
      this.#figures.load({ company }),
      this.#roles.load({ company, by: 'jobProfile', limit: MAX_ROLES }),
      this.#interviews.load({ company }),
      this.#newest.load({ company, sort: 'newest', limit: 1 }),
      this.#helpful.load({ company, sort: 'helpful', limit: 1 }),
    ]);
  }

  /** Loads all of it again. */
  async reload(): Promise<void> {
    if (this.#company !== null) await this.open(this.#company);
  }

  forget(): void {
    const change = (page: ReviewPage): ReviewPage => ({
      ...page,
      items: page.items.map((review) => ({ ...review, isHelpful: false, isMine: false })),
    });
    this.#newest.change(change);
    this.#helpful.change(change);
  }
}
