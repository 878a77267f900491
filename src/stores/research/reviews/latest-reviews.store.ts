import { makeAutoObservable } from 'mobx';
import type { PageQuery } from '@/core/kernel/common/page';
import type { CompanyListing } from '@/core/research/company/company.port';
import type { CompanyFilter } from '@/core/research/company/company-filters';
import type { HelpfulTally, Review, ReviewPage } from '@/core/research/reviews/review';
import type { ReviewedCompany } from '@/core/research/reviews/review-figures';
import type { Reviews } from '@/core/research/reviews/reviews.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import { openReviews } from './open-reviews';
import { readMarks } from './read-marks';
import { withMark } from './with-mark';

const MAX_COMPANIES = 12;
const MAX_INDUSTRIES = 8;

/** The newest reviews of all companies, and the companies with the most. */
export class LatestReviewsStore implements PersonalStore {
  readonly list: PagedList<Review, string | null, ReviewPage>;
  readonly #companies: Loadable<readonly ReviewedCompany[]>;
  readonly #filters: Loadable<readonly CompanyFilter[]>;
  readonly #reviews: Reviews;
  readonly #fetch: (cursor: string | null) => ReturnType<Reviews['listReviews']>;
  #start: string | null = null;
  /** The number of session changes. Responses from before the latest one are dropped. */
  #sessions = 0;

  constructor(reviews: Reviews, companies: Pick<CompanyListing, 'listCompanyFilters'>) {
    this.#reviews = reviews;
    this.#fetch = (cursor) => reviews.listReviews(cursor === null ? {} : { cursor });
    this.list = new PagedList({
      fetch: ({ cursor }: PageQuery, after) => this.#fetch(cursor ?? after),
      keyOf: ({ id }) => id,
    });
    this.#companies = new Loadable(() => reviews.listReviewedCompanies({ limit: MAX_COMPANIES }));
    this.#filters = new Loadable(() => companies.listCompanyFilters({}));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get companies(): LoadState<readonly ReviewedCompany[]> {
    return this.#companies.state;
  }

  /** The industries with the most companies. */
  get industries(): CompanyFilter['options'] {
    return (this.#filters.value?.find(({ key }) => key === 'industry')?.options ?? []).slice(0, MAX_INDUSTRIES);
  }

  async open(after: string | null, isBack: boolean): Promise<void> {
    await Promise.all([this.load(after, isBack), this.#companies.loadOnce(), this.#filters.loadOnce()]);
  }

  /** Starts from the beginning if the position in the list is unknown. */
  private async load(after: string | null, isBack: boolean): Promise<void> {
    this.#start = after;
    await openReviews(this.list, after, isBack, this.#reviews);
    if (after !== null && this.list.failure?.kind === 'invalid') await this.load(null, isBack);
  }

  async reload(): Promise<void> {
    await this.list.reload();
  }

  async readMarks(): Promise<void> {
    const start = this.#start;
    const session = this.#sessions;
    await readMarks(this.list, start, this.#fetch, () => session !== this.#sessions || start !== this.#start);
  }

  showMark(reviewId: string, tally: HelpfulTally): void {
    this.list.amend(reviewId, withMark(reviewId, tally));
  }

  forget(): void {
    this.#sessions += 1;
    void this.list.forgetLeft();
    this.list.change((review) => ({ ...review, isHelpful: false, isMine: false }));
  }
}
