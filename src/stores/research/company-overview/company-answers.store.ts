import { makeAutoObservable } from 'mobx';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { CompanyListing } from '@/core/research/company/company.port';
import type { CompanyCard } from '@/core/research/company/company-card';
import type { CompanyPage } from '@/core/research/company/company-filters';
import type { PayRung } from '@/core/research/company-overview/pay-ladder';
import { payLadderOf } from '@/core/research/company-overview/pay-ladder';
import type { InterviewQuestion, InterviewQuestionPage, InterviewSummary } from '@/core/research/interviews/interview';
import type {
  InterviewPaging,
  InterviewReading,
  InterviewScope,
} from '@/core/research/interviews/interview-reading.port';
import type { Review, ReviewPage } from '@/core/research/reviews/review';
import type { ReviewFigures } from '@/core/research/reviews/review-figures';
import type { ReviewSort } from '@/core/research/reviews/review-query';
import type { Reviews } from '@/core/research/reviews/reviews.port';
import type { SalaryGroupPage } from '@/core/research/salaries/salary';
import type { SalaryListQuery, SalaryReading } from '@/core/research/salaries/salary-reading.port';
import type { Tenure } from '@/core/research/tenure/tenure.port';
import type { TenureFigures } from '@/core/research/tenure/tenure.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The maximum number of roles that are checked for a career ladder, most reported first. */
const MAX_ROLES = 30;
const MAX_QUESTIONS = 3;
/** Includes one more, because the company itself may be in the response. */
const MAX_SIMILAR = 3;

export interface CompanyAnswersPorts {
  readonly reviews: Pick<Reviews, 'getReviewFigures' | 'listReviews'>;
  readonly salaries: Pick<SalaryReading, 'listSalaries'>;
  readonly interviews: Pick<InterviewReading, 'getInterviewSummary' | 'listInterviewQuestions'>;
  readonly listing: Pick<CompanyListing, 'listCompanies'>;
  readonly tenure: Pick<Tenure, 'getTenureFigures'>;
}

interface ReviewsWanted {
  readonly company: string;
  readonly sort: ReviewSort;
  readonly limit: number;
}

/** The answers on a company's overview: rating, pay, interview difficulty, and how people leave. */
export class CompanyAnswersStore implements PersonalStore {
  #company: string | null = null;
  #similarTo: string | null = null;
  readonly #figures: Loadable<ReviewFigures, { readonly company: string }>;
  readonly #helpful: Loadable<ReviewPage, ReviewsWanted>;
  readonly #roles: Loadable<SalaryGroupPage, SalaryListQuery>;
  readonly #interviews: Loadable<InterviewSummary, InterviewScope>;
  readonly #questions: Loadable<InterviewQuestionPage, InterviewScope & InterviewPaging>;
  readonly #similar: Loadable<CompanyPage, { readonly industry: string; readonly limit: number }>;
  readonly #tenure: Loadable<TenureFigures, { readonly company: string }>;

  constructor({ reviews, salaries, interviews, listing, tenure }: CompanyAnswersPorts) {
    this.#figures = new Loadable((query) => reviews.getReviewFigures(query));
    this.#helpful = new Loadable((query) => reviews.listReviews(query));
    this.#roles = new Loadable((query) => salaries.listSalaries(query));
    this.#interviews = new Loadable((query) => interviews.getInterviewSummary(query));
    this.#questions = new Loadable((query) => interviews.listInterviewQuestions(query));
    this.#similar = new Loadable((query) => listing.listCompanies(query));
    this.#tenure = new Loadable((query) => tenure.getTenureFigures(query));
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

  get tenure(): LoadState<TenureFigures> {
    return this.#tenure.state;
  }

  get ladder(): readonly PayRung[] {
    return payLadderOf(this.#roles.value?.items ?? []);
  }

  /** The most helpful review, or the newest if none is marked. Null without reviews. */
  get helpfulReview(): Review | null {
    return this.#helpful.value?.items[0] ?? null;
  }

  get questions(): readonly InterviewQuestion[] {
    return this.#questions.value?.items ?? [];
  }

  get similar(): readonly CompanyCard[] {
    const others = this.#similar.value?.items ?? [];
    return others.filter(({ urlName }) => urlName !== this.#similarTo).slice(0, MAX_SIMILAR);
  }

  async open(company: string): Promise<void> {
    this.#company = company;
    await Promise.all([
      this.#figures.load({ company }),
      this.#roles.load({ company, by: 'jobProfile', limit: MAX_ROLES }),
      this.#interviews.load({ company }),
      this.#tenure.load({ company }),
      this.#questions.load({ company, limit: MAX_QUESTIONS }),
      this.#helpful.load({ company, sort: 'helpful', limit: 1 }),
    ]);
  }

  async openSimilar({ urlName, industry }: { readonly urlName: string; readonly industry: string }): Promise<void> {
    this.#similarTo = urlName;
    await this.#similar.load({ industry: urlNameOf(industry), limit: MAX_SIMILAR + 1 });
  }

  async reload(): Promise<void> {
    if (this.#company !== null) await this.open(this.#company);
  }

  forget(): void {
    this.#helpful.change((page) => ({
      ...page,
      items: page.items.map((review) => ({ ...review, isHelpful: false, isMine: false })),
    }));
  }
}
