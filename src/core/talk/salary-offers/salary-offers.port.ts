import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { OfferConfig, OfferForm, PostOffers, SavedOffer } from './offer';

/** The user's offers. Every call but the config fails with `unauthenticated` for a guest. */
export interface SalaryOffers {
  readonly getOfferConfig: () => Promise<Result<OfferConfig, Failure>>;
  /** Lists the current salary first. */
  readonly listOffers: () => Promise<Result<readonly SavedOffer[], Failure>>;
  /**
   * Idempotent by its id. Fails with `conflict` for other content (`idempotency_key_reused`), and `invalid` above the
   * maximum (`too_many_offers`).
   */
  readonly createOffer: (
    draft: OfferForm & { readonly draftId: string },
  ) => Promise<Result<{ readonly id: number }, Failure>>;
  /**
   * Fails with `notFound`, and with `forbidden` for another user's offer. Marking an offer as the current salary
   * unmarks the others.
   */
  readonly updateOffer: (offer: OfferForm & { readonly salaryId: number }) => Promise<Result<SavedOffer, Failure>>;
  /** Fails like `updateOffer`. Posts keep their copy. */
  readonly deleteOffer: (offer: { readonly salaryId: number }) => Promise<Result<null, Failure>>;
  /** Fails with `invalid` (`reader_required`, `own_post`, `option_not_found`) and `notFound`. */
  readonly pickOffer: (pick: {
    readonly postId: string;
    readonly salaryId: number;
  }) => Promise<Result<PostOffers, Failure>>;
}

export const SalaryOffersPort: Key<SalaryOffers> = Symbol('SalaryOffers');
