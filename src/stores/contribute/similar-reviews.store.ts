import { makeAutoObservable } from 'mobx';
import type { ReviewAnswers, ReviewField } from '@/core/contribute/review-form';
import type { AuthorFacts, ReviewWriting } from '@/core/contribute/review-writing.port';
import type { LeavableFact, SimilarReviews } from '@/core/contribute/similar-reviews.rules';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';
import type { SessionStore } from '../session/session.store';
import type { ContributionStore } from './contribution.store';

export interface SimilarReviewsNeighbours {
  readonly form: Pick<ContributionStore<ReviewAnswers, ReviewField>, 'values' | 'change'>;
  readonly session: Pick<SessionStore, 'userId'>;
}

/** The number of reviews that show the same about their authors as the one that is being written. */
export class SimilarReviewsStore implements Personal {
  readonly #counts: Loadable<SimilarReviews, AuthorFacts>;
  readonly #neighbours: SimilarReviewsNeighbours;

  constructor(writing: Pick<ReviewWriting, 'countSimilarReviews'>, neighbours: SimilarReviewsNeighbours) {
    this.#counts = new Loadable((facts) => writing.countSimilarReviews(facts));
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<SimilarReviews> {
    return this.#counts.state;
  }

  /** The facts that the form says of its author; null where nothing can be counted: for a guest, and before company and stay are known. */
  get facts(): AuthorFacts | null {
    const { companyName, jobProfile, departmentId, city, isCurrent, years } = this.#neighbours.form.values;
    const name = companyName.trim();
    if (this.#neighbours.session.userId === null || name === '' || isCurrent === null) return null;
    return {
      companyName: name,
      jobProfile: jobProfile.trim() || null,
      departmentId,
      city: city.trim() || null,
      isCurrent,
      years,
    };
  }

  /** Counts for the form as it is now. */
  async count(): Promise<void> {
    if (this.facts === null) this.#counts.reset();
    else await this.#counts.refresh(this.facts);
  }

  /** Leaves a fact out of the review. */
  leaveOut(fact: LeavableFact): void {
    const { form } = this.#neighbours;
    if (fact === 'years') form.change({ years: null });
    else if (fact === 'departmentId') form.change({ departmentId: null }, fact);
    else form.change({ [fact]: '' }, fact);
  }

  forget(): void {
    this.#counts.reset();
  }
}
