import { makeAutoObservable } from 'mobx';
import type { PageQuery } from '@/core/kernel/common/page';
import type { HelpfulTally, Review, ReviewPage } from '@/core/research/reviews/review';
import type { ReviewFacets, ReviewFigures } from '@/core/research/reviews/review-figures';
import type { ReviewSelection } from '@/core/research/reviews/review-filters';
import {
  facetQueryOf,
  hasFilters,
  reviewAddressOf,
  reviewQueryOf,
  reviewSelectionOf,
  toAvailableSelection,
} from '@/core/research/reviews/review-filters';
import type { FacetQuery } from '@/core/research/reviews/review-query';
import type { Reviews } from '@/core/research/reviews/reviews.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import { openReviews } from './open-reviews';
import { readMarks } from './read-marks';
import { withMark } from './with-mark';

const NO_SELECTION = reviewSelectionOf('');

interface Opened {
  readonly company: string;
  readonly selection: ReviewSelection;
}

type Total = Pick<ReviewPage, 'total' | 'isTotalCapped'>;

function isSame(first: ReviewSelection, second: ReviewSelection): boolean {
  return reviewAddressOf('/', first) === reviewAddressOf('/', second);
}

/** The reviews of one company: figures, and the list that the address selects. */
export class CompanyReviewsStore implements PersonalStore {
  readonly list: PagedList<Review, Opened, ReviewPage>;
  company = '';
  selection: ReviewSelection = NO_SELECTION;
  dropped: readonly string[] = [];
  /** The number of reviews, or a lower bound if `isTotalCapped`. */
  total = 0;
  isTotalCapped = false;
  /** Totals by query, for lists that Back restores. */
  readonly #totals = new Map<string, Total>();
  readonly #figures: Loadable<ReviewFigures, { readonly company: string }>;
  readonly #facets: Loadable<ReviewFacets, FacetQuery>;
  readonly #linked: Loadable<Review, { readonly reviewId: string }>;
  #linkedId: string | null = null;

  readonly #reviews: Reviews;
  readonly #fetch: (opened: Opened, start: string | null) => ReturnType<Reviews['listReviews']>;
  /** Incremented when the session changes, so that earlier responses are dropped. */
  #sessions = 0;

  constructor(reviews: Reviews) {
    this.#reviews = reviews;
    this.#fetch = ({ company, selection }, start) =>
      reviews.listReviews({ ...reviewQueryOf(company, selection), ...(start === null ? {} : { cursor: start }) });
    this.#figures = new Loadable((query) => reviews.getReviewFigures(query));
    this.#facets = new Loadable((query) => reviews.getReviewFacets(query));
    this.#linked = new Loadable((path) => reviews.getReview(path));
    this.list = new PagedList({
      fetch: ({ cursor }: PageQuery, opened) => this.#fetch(opened, cursor ?? opened.selection.after),
      keyOf: ({ id }) => id,
      onPage: (page) => this.showTotal(page),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  get figures(): LoadState<ReviewFigures> {
    return this.#figures.state;
  }

  /** Counts for the current selection. Null while unknown. */
  get facets(): ReviewFacets | null {
    return this.hasFilters ? this.#facets.value : (this.#figures.value?.facets ?? null);
  }

  get linked(): Review | null {
    return this.#linked.value;
  }

  get isLinkedGone(): boolean {
    return this.#linked.isUnknown;
  }

  get hasFilters(): boolean {
    return hasFilters(this.selection);
  }

  async open(company: string, address: string, reviewId: string | null, isBack: boolean): Promise<void> {
    const isOther = company !== this.company;
    this.company = company;
    if (isOther || this.#figures.failure !== null) {
      this.list.leave();
      this.#figures.reset();
    }
    await Promise.all([this.#figures.loadOnce({ company }), this.openLinked(reviewId)]);
    await this.select(address, isBack);
  }

  async turnTo(address: string, reviewId: string | null): Promise<void> {
    const isSameList = this.list.failure === null && isSame(reviewSelectionOf(address), this.selection);
    await Promise.all([this.openLinked(reviewId), isSameList ? null : this.select(address, false)]);
  }

  private async select(address: string, isBack: boolean): Promise<void> {
    const figures = this.#figures.value;
    if (figures === null) return;
    const { selection, dropped } = toAvailableSelection(reviewSelectionOf(address), figures);
    this.selection = selection;
    this.dropped = dropped;
    const query = { company: this.company, selection };
    const known = this.#totals.get(reviewAddressOf(this.company, selection));
    if (isBack && known !== undefined) this.showTotal(known);
    await Promise.all([openReviews(this.list, query, isBack, this.#reviews), this.count()]);
    const { after } = selection;
    if (after !== null && this.list.failure?.kind === 'invalid') await this.startAgain(selection, after);
  }

  async reload(): Promise<void> {
    await Promise.all([this.#figures.load({ company: this.company }), this.openLinked(this.#linkedId)]);
    await Promise.all([this.list.load({ company: this.company, selection: this.selection }), this.count()]);
  }

  /** Shows or hides the user's own review. The list keeps its length and scroll position. */
  showOwn(reviewId: string | null): void {
    const change = (review: Review): Review => (review.id === reviewId ? { ...review, isMine: true } : review);
    this.list.change(change);
    this.#linked.change(change);
  }

  async readMarks(): Promise<void> {
    const { company, selection } = this;
    const session = this.#sessions;
    const isLate = (): boolean =>
      session !== this.#sessions || company !== this.company || selection !== this.selection;
    await readMarks(this.list, selection.after, (cursor) => this.#fetch({ company, selection }, cursor), isLate);
  }

  showMark(reviewId: string, tally: HelpfulTally): void {
    const change = withMark(reviewId, tally);
    this.list.amend(reviewId, change);
    this.#linked.change(change);
  }

  forget(): void {
    this.#sessions += 1;
    void this.list.forgetLeft();
    const change = (review: Review): Review => ({ ...review, isHelpful: false, isMine: false });
    this.list.change(change);
    this.#linked.change(change);
  }

  private async count(): Promise<void> {
    if (this.hasFilters) await this.#facets.load(facetQueryOf(this.company, this.selection));
    else this.#facets.reset();
  }

  private async openLinked(reviewId: string | null): Promise<void> {
    this.#linkedId = reviewId;
    if (reviewId === null) this.#linked.reset();
    else await this.#linked.load({ reviewId });
  }

  /** Starts from the beginning if the position in the list is unknown, and shows a notice. */
  private async startAgain(selection: ReviewSelection, after: string): Promise<void> {
    this.selection = { ...selection, after: null };
    this.dropped = [...this.dropped, after];
    await this.list.load({ company: this.company, selection: this.selection });
  }

  private showTotal({ total, isTotalCapped }: Total): void {
    this.total = total;
    this.isTotalCapped = isTotalCapped;
    this.#totals.set(reviewAddressOf(this.company, this.selection), { total, isTotalCapped });
  }
}
