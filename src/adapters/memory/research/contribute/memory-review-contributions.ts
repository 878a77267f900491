import { careerProofAt, isFirstProofAt } from '@/adapters/memory/account/career-status/career-proof-at';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { heldWords } from '@/core/kernel/content-checks/case-findings.rules';
import type { NewCompany } from '@/core/research/company-proposals/new-company';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type {
  OwnReview,
  ReviewContributions,
  ReviewReference,
  ReviewText,
} from '@/core/research/contribute/review-contributions.port';
import { newAccountHold } from '@/core/research/reviews/review-holds.rules';
import { reviewRefusals } from '@/core/research/reviews/review-refusals.rules';
import { topicsOf } from '@/core/research/reviews/review-topic-words.rules';
import { CompanyRecords } from '../company/company-records';
import type { MemoryReview } from '../reviews/memory-review';
import { companyNotFound, reviewNotFound } from '../reviews/memory-reviews';
import { ReviewRecords } from '../reviews/review-records';
import { proposeCompany } from './company-proposals';
import { ContributionRecords } from './contribution-records';
import { companyOfReview, unknownFacts } from './unknown-facts';
import { showsAtOf, WaitingCards } from './waiting-cards';

export class MemoryReviewContributions implements ReviewContributions {
  readonly #browser: MemoryBrowser;
  readonly #reviews: ReviewRecords;
  readonly #contributions: ContributionRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#contributions = browser.world.records(ContributionRecords);
    this.#reviews = browser.world.records(ReviewRecords);
  }

  giveReview(
    input: ContributionMarks & {
      readonly companyName: string;
      readonly newCompany?: NewCompany;
      readonly review: ReviewText;
    },
  ): Promise<Result<ReviewReference, Failure>> {
    const { draftId, cameBy, newCompany, ...body } = input;
    return this.#browser.askSignedIn('giveReview', { input }, (viewer) => {
      const { world } = this.#browser;
      const company = companyOfReview(world, body.companyName);
      const refused = unknownFacts(this.#browser.world, body.review);
      if (refused !== null) return refused;
      if ('ok' in company) {
        if (newCompany === undefined) return company;
        const waits = proposeCompany(world, viewer, { kind: 'review', key: draftId, body, newCompany });
        return waits.ok ? ok({ reviewId: waits.value }) : waits;
      }
      const { companyId, companyName } = company;
      const contribution = { kind: 'review', key: draftId, said: body, companyId, cameBy } as const;
      const earlier = this.#contributions.isRepeated(viewer, contribution)
        ? undefined
        : this.#liveOf(viewer, companyId);
      const stored = this.#contributions.store(
        viewer,
        {
          ...contribution,
          once: earlier === undefined ? onceOf(companyId) : null,
          earns: earlier === undefined ? 1 : 0,
        },
        (id, waitsUntil) => {
          const proof = careerProofAt(world, viewer, companyName);
          world.records(WaitingCards).add(id, () => this.#reviews.show(id));
          this.#reviews.add({
            id,
            companyId,
            ...this.#shown(body.review),
            status: isMarked(body.review) ? 'PENDING' : 'LIVE',
            proof,
            heldUntil: this.#heldUntil(viewer, companyName, earlier === undefined ? waitsUntil() : null),
            authorId: viewer.id,
            createdAt: world.clock.now(),
          });
          if (earlier !== undefined) this.#reviews.replace(earlier.id, id);
          this.#reviews.holdSurge(companyId);
          return () => this.#reviews.change(id, { isDeleted: true });
        },
        givenAlready,
      );
      return stored.ok ? ok({ reviewId: stored.value }) : stored;
    });
  }

  editReview(input: ReviewReference & ReviewText): Promise<Result<null, Failure>> {
    const { reviewId, ...review } = input;
    return this.#browser.askSignedIn('editReview', { input }, (viewer) => {
      const own = this.#own(viewer, { reviewId });
      if (!own.ok) return own;
      if (own.value.isDeleted) return reviewNotFound();
      const refused = unknownFacts(this.#browser.world, review);
      if (refused !== null) return refused;
      const { id, status } = own.value;
      const { world } = this.#browser;
      const cards = world.records(WaitingCards);
      const edit = {
        ...this.#shown(review),
        edit: null,
        status: status === 'REJECTED' || isMarked(review) ? ('PENDING' as const) : ('LIVE' as const),
      };
      const show = () => this.#reviews.change(id, { ...edit, editedAt: world.clock.now() });
      if (status === 'LIVE' && cards.showsAt(id) === null) {
        this.#reviews.change(id, { edit });
        cards.change(id, () => {
          if (this.#reviews.findAny(id)?.edit === edit) show();
        });
        return ok(null);
      }
      show();
      if (status === 'PENDING' && edit.status === 'LIVE') cards.add(id, () => this.#reviews.show(id));
      return ok(null);
    });
  }

  deleteReview(path: ReviewReference): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteReview', { path }, (viewer) => {
      const own = this.#own(viewer, path);
      if (!own.ok) return own;
      if (!own.value.isDeleted) {
        this.#contributions.release(viewer, onceOf(own.value.companyId));
        this.#contributions.earn(viewer, 'review', -1);
      }
      this.#reviews.change(own.value.id, { isDeleted: true });
      return ok(null);
    });
  }

  restoreReview(path: ReviewReference): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('restoreReview', { path }, (viewer) => {
      const own = this.#own(viewer, path);
      if (!own.ok) return own;
      if (!own.value.isDeleted) return ok(null);
      if (!this.#contributions.claim(viewer, onceOf(own.value.companyId))) return newerGiven();
      this.#contributions.earn(viewer, 'review', 1);
      this.#reviews.change(own.value.id, { isDeleted: false });
      return ok(null);
    });
  }

  getOwnReview(query: { readonly company: string }): Promise<Result<OwnReview | null, Failure>> {
    return this.#browser.askSignedIn('getOwnReview', { query }, (viewer) => {
      const company = this.#browser.world.records(CompanyRecords).findByUrlName(query.company);
      if (company === null) return companyNotFound();
      const review = this.#reviews.ownOf(viewer.id, company.companyId);
      return ok(review === undefined ? null : this.#presentOwn(review, company.companyName));
    });
  }

  #own(
    viewer: MemoryUser,
    { reviewId }: ReviewReference,
  ): Refusal | { readonly ok: true; readonly value: MemoryReview } {
    const review = this.#reviews.findAny(reviewId);
    if (review === null || review.authorId === null || review.laterId !== null) return reviewNotFound();
    if (review.authorId === viewer.id) return ok(review);
    return refusal(403, 'not_yours', reviewRefusals.notYours);
  }

  #heldUntil(viewer: MemoryUser, companyName: string, waitsUntil: number | null): number | null {
    const { world } = this.#browser;
    const isChecked = isFirstProofAt(world, viewer, companyName);
    const isNew = newAccountHold({ madeAt: viewer.madeAt, isChecked }, world.clock.now());
    const latest = Math.max(waitsUntil ?? 0, isNew?.getTime() ?? 0);
    return latest === 0 ? null : latest;
  }

  #liveOf(viewer: MemoryUser, companyId: number): MemoryReview | undefined {
    const own = this.#reviews.ownOf(viewer.id, companyId);
    return own?.status === 'LIVE' ? own : undefined;
  }

  #shown({ jobProfile, departmentId, city, title, ...review }: ReviewText) {
    const { lists } = this.#browser.world.records(CatalogRecords);
    return {
      ...review,
      title: title?.trim() || null,
      likes: review.likes.trim(),
      dislikes: review.dislikes.trim(),
      designation: jobProfile,
      department: lists.department.find(({ id }) => id === departmentId)?.name ?? null,
      location: city,
      liked: topicsOf(review.likes),
      disliked: topicsOf(review.dislikes),
    };
  }

  #presentOwn(stored: MemoryReview, companyName: string): OwnReview {
    const review = { ...stored, ...stored.edit, status: stored.status };
    const { rating, aspects, title, likes, dislikes, designation, department, location, employment } = review;
    const { lists } = this.#browser.world.records(CatalogRecords);
    return {
      reviewId: review.id,
      companyName,
      status: review.status,
      showsAt: showsAtOf(this.#browser.world, review),
      review: {
        rating,
        aspects,
        title,
        likes: likes ?? '',
        dislikes: dislikes ?? '',
        jobProfile: designation,
        departmentId: lists.department.find(({ name }) => name === department)?.id ?? null,
        city: location,
        employment,
        isCurrent: review.isCurrent ?? true,
        years: review.years,
      },
    };
  }
}

function onceOf(companyId: number): string {
  return `review ${companyId}`;
}

function newerGiven(): Refusal {
  const message = contributionRefusals.reviewNewer;
  return refusal(422, 'review_given_already', message, { companyName: message });
}

function givenAlready(): Refusal {
  const message = contributionRefusals.reviewGiven;
  return refusal(422, 'review_given_already', message, { companyName: message });
}

function isMarked({ title, likes, dislikes }: Pick<ReviewText, 'title' | 'likes' | 'dislikes'>): boolean {
  return heldWords('review', [title, likes, dislikes]).length > 0;
}
