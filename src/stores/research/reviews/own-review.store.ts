import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { ContributionDrafts } from '@/core/research/contribute/contribution-drafts';
import type { ContributionStatus } from '@/core/research/contribute/contribution-status';
import { contributionStatusOf } from '@/core/research/contribute/contribution-status';
import type { OwnReview, ReviewContributions } from '@/core/research/contribute/review-contributions.port';
import type { Review } from '@/core/research/reviews/review';
import { reviewMessages } from '@/core/research/reviews/review-messages';
import type { ShownReviews } from '@/core/research/reviews/shown-reviews';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface OwnReviewPorts {
  readonly writing: Pick<ReviewContributions, 'deleteReview' | 'getOwnReview' | 'restoreReview'>;
  /** Loads drafts lazily: most readers have none. */
  readonly drafts: () => Promise<Pick<ContributionDrafts, 'read'>>;
  readonly toasts: Toasts;
}

/** The user's own review of the shown company. The toast after a deletion offers to undo it. */
export class OwnReviewStore implements PersonalStore {
  company: string | null = null;
  /** True if the device keeps an unsent draft. */
  private isDraftKept = false;
  readonly #own: Loadable<OwnReview | null, { readonly company: string }>;
  readonly #ports: OwnReviewPorts;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(ports: OwnReviewPorts, session: Pick<SessionStore, 'userId'>) {
    this.#ports = ports;
    this.#session = session;
    this.#own = new Loadable((query) => ports.writing.getOwnReview(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): ContributionStatus | null {
    return contributionStatusOf(this.#own.value?.status ?? null, this.isDraftKept);
  }

  /** ISO 8601, or null once other users see the review. */
  get showsAt(): string | null {
    return this.#own.value?.showsAt ?? null;
  }

  get reviewId(): string | null {
    return this.#own.value?.reviewId ?? null;
  }

  async open(company: string): Promise<void> {
    this.company = company;
    this.isDraftKept = false;
    await this.load();
  }

  /** Finds a draft, or none if its code does not load. */
  async findDraft(): Promise<void> {
    const drafts = await this.#ports.drafts().catch(() => null);
    // User and company may have changed in the meantime.
    this.draftFound(drafts !== null && drafts.read(this.#session.userId, this.company) !== null);
  }

  async remove({ id }: Pick<Review, 'id'>, shown: ShownReviews): Promise<void> {
    const { writing, toasts } = this.#ports;
    const answer = await writing.deleteReview({ reviewId: id });
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      showFailure(toasts, reviewMessages.notDeleted, answer.failure);
      return;
    }
    await Promise.all([shown.reload(), this.load()]);
    const undo = { linkText: reviewMessages.undo, onLinkClick: () => void this.restore(id, shown) };
    toasts.show(createToast('default', reviewMessages.deleted, null, undo));
  }

  forget(): void {
    this.isDraftKept = false;
    this.#own.reset();
  }

  private draftFound(isKept: boolean): void {
    this.isDraftKept = isKept;
  }

  private async restore(reviewId: string, shown: ShownReviews): Promise<void> {
    const { writing, toasts } = this.#ports;
    const answer = await writing.restoreReview({ reviewId });
    if (answer.ok) await Promise.all([shown.reload(), this.load()]);
    else showFailure(toasts, reviewMessages.notRestored, answer.failure);
  }

  async load(): Promise<void> {
    const { company } = this;
    const { userId } = this.#session;
    if (company === null || userId === null) this.#own.reset();
    else await this.#own.load({ company });
  }
}
