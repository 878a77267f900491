import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { PageOrder } from '@/adapters/memory/kernel/world/memory-paging';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { PageQuery } from '@/core/kernel/common/page';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { HelpfulTally, Review, ReviewPage } from '@/core/research/reviews/review';
import type { ReviewedCompany, ReviewFacets, ReviewFigures } from '@/core/research/reviews/review-figures';
import { AUTHOR_FILTER_GROUPS } from '@/core/research/reviews/review-limits.rules';
import type { FacetQuery, ReviewQuery } from '@/core/research/reviews/review-query';
import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import type { Reviews } from '@/core/research/reviews/reviews.port';
import { READER_REQUIRED } from '@/core/talk/voting/voting.rules';
import type { MemoryCompany } from '../company/company-records';
import { CompanyRecords, namedCompany } from '../company/company-records';
import { showsAtOf } from '../contribute/waiting-cards';
import { AnswerRecords } from '../employer-answers/answer-records';
import type { MemoryReview } from './memory-review';
import type { CardedReview } from './memory-review-cards';
import { withCards } from './memory-review-cards';
import { facetsOf, figuresOf, meanOf } from './memory-review-figures';
import { fitsReview } from './memory-review-filters';
import { ReviewRecords } from './review-records';

const newest: PageOrder<CardedReview> = { keys: [shownAtOf], idOf: ({ id }) => id };
const helpful: PageOrder<CardedReview> = { ...newest, keys: [helpfulOf, shownAtOf] };

export class MemoryReviews implements Reviews {
  readonly #browser: MemoryBrowser;
  readonly #reviews: ReviewRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#reviews = browser.world.records(ReviewRecords);
  }

  listReviews(query: PageQuery & ReviewQuery): Promise<Result<ReviewPage, Failure>> {
    return this.#browser.ask('listReviews', { query }, (viewer) => {
      if (query.company === undefined) {
        const page = this.#page(withCards(this.#reviews.all), 'newest', query, viewer);
        if (!page.ok) return page;
        const { items, nextCursor } = page.value;
        return ok({ items, nextCursor, total: items.length, isTotalCapped: nextCursor !== null });
      }
      const company = this.#companyOf(query.company);
      if (company === null) return companyNotFound();
      const now = this.#browser.world.clock.now();
      const fitting = withCards(this.#reviews.of(company.companyId)).filter((review) => fitsReview(review, query, now));
      const page = this.#page(fitting, query.sort ?? 'newest', query, viewer);
      return page.ok ? ok({ ...page.value, total: fitting.length, isTotalCapped: false }) : page;
    });
  }

  getReview(path: { readonly reviewId: string }): Promise<Result<Review, Failure>> {
    return this.#browser.ask('getReview', { path }, (viewer) => {
      const review = this.#reviews.find(path.reviewId) ?? this.#waitingOf(path.reviewId, viewer);
      if (review === null) return reviewNotFound();
      const shown = this.#reviews.of(review.companyId).filter(({ id }) => id !== review.id);
      const [carded] = withCards([...shown, review]).filter(({ id }) => id === review.id);
      return carded === undefined ? reviewNotFound() : ok(this.#present(carded, viewer));
    });
  }

  #waitingOf(id: string, viewer: MemoryUser | null): MemoryReview | null {
    const review = this.#reviews.findAny(id);
    const isOwn = review !== null && viewer !== null && review.authorId === viewer.id && !review.isDeleted;
    return isOwn && showsAtOf(this.#browser.world, review) !== null ? review : null;
  }

  getReviewFigures(query: { readonly company: string }): Promise<Result<ReviewFigures, Failure>> {
    return this.#browser.ask('getReviewFigures', { query }, () => {
      const company = this.#companyOf(query.company);
      if (company === null) return companyNotFound();
      const { industry, companyId } = company;
      const peers = this.#browser.world.records(CompanyRecords).all.filter((each) => each.industry === industry);
      return ok(
        figuresOf({
          reviews: withCards(this.#reviews.of(companyId)),
          counted: this.#reviews.countedOf(companyId),
          isSurge: this.#reviews.isInSurge(companyId),
          industry,
          industryReviews: peers.map((peer) => this.#reviews.countedOf(peer.companyId)),
          now: this.#browser.world.clock.now(),
        }),
      );
    });
  }

  getReviewFacets(query: FacetQuery): Promise<Result<ReviewFacets, Failure>> {
    return this.#browser.ask('getReviewFacets', { query }, () => {
      const company = this.#companyOf(query.company);
      if (company === null) return companyNotFound();
      const now = this.#browser.world.clock.now();
      const all = withCards(this.#reviews.of(company.companyId));
      /** Counts among the reviews that match the other filters. */
      const of = (facet: keyof ReviewFacets) => {
        const others = { ...query, [facet]: undefined };
        const found = all.filter((review) => fitsReview(review, others, now));
        return facetsOf(found, now)[facet];
      };
      const whoOf = (question: readonly string[]) => {
        const who = query.who?.split(',').filter((value) => !question.includes(value));
        const { who: _who, ...others } = query;
        const narrowed = who === undefined || who.length === 0 ? others : { ...others, who: who.join(',') };
        const found = all.filter((review) => fitsReview(review, narrowed, now));
        return facetsOf(found, now).who.filter(({ value }) => question.includes(value));
      };
      return ok({
        department: of('department'),
        designation: of('designation'),
        family: of('family'),
        location: of('location'),
        employment: of('employment'),
        who: AUTHOR_FILTER_GROUPS.flatMap(whoOf),
        rating: of('rating'),
        months: of('months'),
      });
    });
  }

  listReviewedCompanies(query: { readonly limit?: number }): Promise<Result<readonly ReviewedCompany[], Failure>> {
    return this.#browser.ask('listReviewedCompanies', { query }, () => {
      const companies = this.#browser.world.records(CompanyRecords).all.map((company) => {
        const ratings = this.#reviews.countedOf(company.companyId).map(({ rating }) => rating);
        const { urlName, companyName: name, figures } = company;
        return {
          urlName,
          name,
          logo: null,
          rating: meanOf(ratings),
          count: ratings.length,
          newest: figures.newestReview,
        };
      });
      const reviewed = companies.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
      return ok(reviewed.slice(0, query.limit ?? PAGE_LENGTHS.page.usual));
    });
  }

  markReviewHelpful(input: {
    readonly reviewId: string;
    readonly isHelpful: boolean;
  }): Promise<Result<HelpfulTally, Failure>> {
    const { reviewId, isHelpful } = input;
    return this.#browser.askSignedIn('markReviewHelpful', { input }, (viewer) => {
      const { isReader, isWriter } = this.#browser.world.records(RoleRecords).of(viewer);
      if (!isReader && !isWriter) {
        return refusal(422, 'reader_required', READER_REQUIRED);
      }
      const review = this.#reviews.find(reviewId);
      if (review === null) return reviewNotFound();
      if (review.authorId === viewer.id) {
        return refusal(422, 'own_review', reviewRefusals.own);
      }
      if (isHelpful) review.marks.add(viewer.id);
      else review.marks.delete(viewer.id);
      return ok({ isHelpful, helpful: helpfulOf(review) });
    });
  }

  #companyOf(urlName: string): MemoryCompany | null {
    return this.#browser.world.records(CompanyRecords).findByUrlName(urlName);
  }

  #page(reviews: readonly CardedReview[], sort: 'newest' | 'helpful', query: PageQuery, viewer: MemoryUser | null) {
    const page = pageOf(reviews, sort === 'newest' ? newest : helpful, query);
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    return ok({ items: items.map((review) => this.#present(review, viewer)), nextCursor });
  }

  #present(review: CardedReview, viewer: MemoryUser | null): Review {
    const {
      companyId,
      createdAt: _createdAt,
      editedAt,
      edit,
      status: _status,
      isDeleted: _isDeleted,
      laterId: _laterId,
      heldUntil: _heldUntil,
      surgeUntil: _surgeUntil,
      liked: _liked,
      disliked: _disliked,
      authorId,
      marks,
      marksElsewhere,
      card,
      shownSince: _shownSince,
      shownUntil: _shownUntil,
      ...said
    } = review;
    const isMine = viewer !== null && authorId === viewer.id;
    const { title, likes, dislikes, rating, aspects, employment, isCurrent, years } = (isMine ? edit : null) ?? said;
    const company = this.#browser.world.records(CompanyRecords).find(companyId);
    const shown = shownAuthorOf(card);
    const answers = this.#browser.world.records(AnswerRecords);
    return {
      ...said,
      title,
      likes,
      dislikes,
      rating,
      aspects,
      employment,
      company: namedCompany(company),
      designation: shown.hasTitle ? said.designation : null,
      family: shown.family,
      department: shown.hasDepartment ? said.department : null,
      location: shown.hasCity ? said.location : null,
      state: null,
      isCurrent: shown.hasStay ? isCurrent : null,
      years: shown.hasYears ? years : null,
      yearsBand: shown.yearsBand,
      month: shown.period,
      isEdited: editedAt !== null || (isMine && edit !== null),
      editedMonth: editedAt === null || !shown.hasMonth ? null : monthInIndia(editedAt),
      answer: answers.shown(answers.to({ kind: 'review', to: review.id, companyId }), shown.hasMonth),
      helpful: helpfulOf(review),
      isHelpful: viewer !== null && marks.has(viewer.id),
      isMine,
      earlier: this.#reviews
        .earlierOf(review.id)
        .map(({ id, rating, title, likes, dislikes }) => ({ id, rating, title, likes, dislikes })),
    };
  }
}

function shownAtOf({ shownUntil }: CardedReview): number {
  return shownUntil === '' ? 0 : Date.parse(`${shownUntil}-01`);
}

function helpfulOf({ marks, marksElsewhere }: MemoryReview): number {
  return marks.size + marksElsewhere;
}

export function companyNotFound(): Refusal {
  return refusal(404, 'company_not_found', companyRefusals.notFound);
}

export function reviewNotFound(): Refusal {
  return refusal(404, 'review_not_found', reviewRefusals.notFound);
}
