import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { newestFirst } from '@/adapters/memory/kernel/world/newest-first';
import { DAY_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { plainText } from '@/core/kernel/formatting/compared-text.rules';
import { SURGE_HOLD_DAYS } from '@/core/research/reviews/review-holds.rules';
import { isSurge, SURGE_BASE_DAYS } from '@/core/research/reviews/surge.rules';
import { CompanyRecords } from '../company/company-records';
import { WaitingCards } from '../contribute/waiting-cards';
import type { MemoryReview } from './memory-review';
import { newestReviewOf, withCards } from './memory-review-cards';

export class ReviewRecords {
  #reviews: readonly MemoryReview[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  get all(): readonly MemoryReview[] {
    return this.#reviews.filter((review) => this.#isShown(review)).toSorted(newestFirst);
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
      liked: [],
      disliked: [],
      editedAt: null,
      edit: null,
      status: 'LIVE' as const,
      isDeleted: false,
      laterId: null,
      heldUntil: null,
      surgeUntil: null,
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
    return review !== null && this.#isShown(review) ? review : null;
  }

  ownOf(authorId: string, companyId: number): MemoryReview | undefined {
    return this.#reviews.find(
      (review) =>
        review.authorId === authorId && review.companyId === companyId && !review.isDeleted && review.laterId === null,
    );
  }

  by(authorId: string): readonly MemoryReview[] {
    return this.#reviews.filter((review) => review.authorId === authorId && !review.isDeleted);
  }

  /** Marks a review and its earlier versions as replaced by a later one. */
  replace(id: string, laterId: string): void {
    for (const review of this.#reviews.filter((one) => one.id === id || one.laterId === id))
      this.change(review.id, { laterId, edit: null });
  }

  earlierOf(id: string): readonly MemoryReview[] {
    return this.#reviews
      .filter(({ laterId }) => laterId === id)
      .toSorted((one, other) => other.createdAt - one.createdAt);
  }

  /** Finds a review, including hidden ones. */
  findAny(id: string): MemoryReview | null {
    return this.#reviews.find((review) => review.id === id.toLowerCase()) ?? null;
  }

  of(companyId: number): readonly MemoryReview[] {
    return this.all.filter((review) => review.companyId === companyId);
  }

  countedOf(companyId: number): readonly MemoryReview[] {
    const now = this.#world.clock.now();
    return this.of(companyId).filter(
      (review) => Math.max(review.heldUntil ?? 0, review.surgeUntil ?? 0) <= now && !this.#hasEarlierTwin(review),
    );
  }

  /** Returns true while reviews are held because of a surge. */
  isInSurge(companyId: number): boolean {
    const now = this.#world.clock.now();
    return this.of(companyId).some(({ surgeUntil }) => (surgeUntil ?? 0) > now);
  }

  holdSurge(companyId: number): void {
    const now = this.#world.clock.now();
    const [today, base] = [
      startOfDayInIndia(now).getTime(),
      startOfDayInIndia(now - SURGE_BASE_DAYS * DAY_MS).getTime(),
    ];
    const given = this.#reviews.filter(
      (one) => one.companyId === companyId && one.authorId !== null && !one.isDeleted && one.laterId === null,
    );
    const ofToday = given.filter(({ createdAt }) => createdAt >= today);
    const before = given.filter((one) => one.createdAt >= base && one.createdAt < today && one.surgeUntil === null);
    if (!isSurge(ofToday.length, before.length)) return;
    const surgeUntil = startOfDayInIndia(now + SURGE_HOLD_DAYS * DAY_MS).getTime();
    for (const { id } of ofToday) this.change(id, { surgeUntil });
  }

  #hasEarlierTwin(review: MemoryReview): boolean {
    if (review.authorId === null) return false;
    const text = textOf(review);
    const place = this.#reviews.indexOf(review);
    return this.#reviews.some(
      (other, at) => at < place && other.authorId !== null && this.#isShown(other) && textOf(other) === text,
    );
  }

  show(id: string): void {
    const shown = this.findAny(id);
    if (shown !== null) this.#count(shown.companyId);
  }

  #isShown({ id, status, isDeleted, laterId }: MemoryReview): boolean {
    const later = laterId === null ? null : this.findAny(laterId);
    const isReplaced = later !== null && (later.isDeleted || this.#isShown(later));
    return status === 'LIVE' && !isDeleted && !isReplaced && this.#world.records(WaitingCards).showsAt(id) === null;
  }

  #count(companyId: number): void {
    const figures = this.#world.records(CompanyRecords).find(companyId)?.figures;
    if (figures === undefined) return;
    const reviews = this.countedOf(companyId);
    figures.reviews = reviews.length;
    figures.ratingTotal = reviews.reduce((sum, { rating }) => sum + rating, 0);
    const balances = reviews.flatMap(({ aspects }) => aspects.balance ?? []);
    figures.balanceCount = balances.length;
    figures.balanceRating = meanRatingOf(
      balances.reduce((sum, rating) => sum + rating, 0),
      balances.length,
    );
    figures.newestReview = newestReviewOf(withCards(this.of(companyId)));
  }
}

function textOf({ title, likes, dislikes }: MemoryReview): string {
  return plainText(title, likes, dislikes);
}
