import { monthInIndia } from '@/core/common/india-calendar.rules';
import type { OwnReviewStatus } from '@/core/contribute/review-writing.port';
import type { Review } from '@/core/reviews/review';
import { CompanyRecords } from './company-records';
import type { MemoryWorld } from './memory-world';

/** A review of a memory world; `createdAt` in ms since 1970, `authorId` null for no user of this world. */
export interface MemoryReview
  extends Pick<
    Review,
    | 'id'
    | 'title'
    | 'likes'
    | 'dislikes'
    | 'rating'
    | 'aspects'
    | 'designation'
    | 'department'
    | 'location'
    | 'employment'
    | 'isCurrent'
    | 'years'
    | 'proof'
    | 'answer'
  > {
  readonly companyId: number;
  readonly editedAt: number | null;
  readonly status: OwnReviewStatus;
  /** Its author has deleted it, and can still restore it. */
  readonly isDeleted: boolean;
  /** The id of its author's review of today, of which it is an earlier view; null for none. */
  readonly laterId: string | null;
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
  readonly createdAt: number;
  readonly authorId: string | null;
  /** Ids of the users who found it helpful. */
  readonly marks: Set<string>;
  /** Marks beside those of the world's users. */
  readonly marksElsewhere: number;
}

/** The reviews of a memory world; the companies' figures follow them. */
export class ReviewRecords {
  #reviews: readonly MemoryReview[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Those that show, newest first. */
  get all(): readonly MemoryReview[] {
    return this.#reviews
      .filter(isShown)
      .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
  }

  add(given: Pick<MemoryReview, 'companyId' | 'rating' | 'createdAt'> & Partial<MemoryReview>): void {
    const review = {
      id: this.#world.ids.next(),
      title: null,
      likes: null,
      dislikes: null,
      aspects: {},
      designation: null,
      department: null,
      location: null,
      employment: null,
      isCurrent: null,
      years: null,
      proof: null,
      answer: null,
      liked: [],
      disliked: [],
      editedAt: null,
      status: 'LIVE' as const,
      isDeleted: false,
      laterId: null,
      authorId: null,
      marks: new Set<string>(),
      marksElsewhere: 0,
      ...given,
    };
    this.#reviews = [...this.#reviews, review];
    this.#count(review.companyId);
  }

  change(id: string, change: Partial<MemoryReview>): void {
    this.#reviews = this.#reviews.map((review) => (review.id === id ? { ...review, ...change } : review));
    const changed = this.findAny(id);
    if (changed !== null) this.#count(changed.companyId);
  }

  find(id: string): MemoryReview | null {
    const review = this.findAny(id);
    return review !== null && isShown(review) ? review : null;
  }

  /** The review that a user has of a company, whether it shows or not; undefined for none. */
  ownOf(authorId: string, companyId: number): MemoryReview | undefined {
    return this.#reviews.find(
      (review) =>
        review.authorId === authorId && review.companyId === companyId && !review.isDeleted && review.laterId === null,
    );
  }

  /** Makes a review, and those that it had replaced, earlier views of another. */
  replace(id: string, laterId: string): void {
    for (const review of this.#reviews.filter((one) => one.id === id || one.laterId === id))
      this.change(review.id, { laterId });
  }

  /** The earlier views of a review, the newest first. */
  earlierOf(id: string): readonly MemoryReview[] {
    return this.#reviews
      .filter(({ laterId }) => laterId === id)
      .toSorted((one, other) => other.createdAt - one.createdAt);
  }

  /** One that does not show, too. */
  findAny(id: string): MemoryReview | null {
    return this.#reviews.find((review) => review.id === id.toLowerCase()) ?? null;
  }

  of(companyId: number): readonly MemoryReview[] {
    return this.all.filter((review) => review.companyId === companyId);
  }

  #count(companyId: number): void {
    const figures = this.#world.records(CompanyRecords).find(companyId)?.figures;
    if (figures === undefined) return;
    const reviews = this.of(companyId);
    figures.reviews = reviews.length;
    figures.ratingTotal = reviews.reduce((sum, { rating }) => sum + rating, 0);
    figures.newestReview = reviews[0] === undefined ? null : monthInIndia(reviews[0].createdAt);
  }
}

function isShown({ status, isDeleted, laterId }: MemoryReview): boolean {
  return status === 'LIVE' && !isDeleted && laterId === null;
}
