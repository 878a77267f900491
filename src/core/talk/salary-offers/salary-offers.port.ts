import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { OfferConfig, OfferForm, PostOffers, SavedOffer } from './offer';

/** Every call but the config is `unauthenticated` for a guest. */
export interface SalaryOffers {
  readonly getOfferConfig: () => Promise<Result<OfferConfig, Failure>>;
  /** The current salary first. */
  readonly listOffers: () => Promise<Result<readonly SavedOffer[], Failure>>;
  /**
   * Idempotent by its id; `conflict` for other content (`idempotency_key_reused`); `invalid` above
   * the maximum (`too_many_offers`).
   */
  readonly createOffer: (
    draft: OfferForm & { readonly draftId: string },
  ) => Promise<Result<{ readonly id: number }, Failure>>;
  /**
   * `notFound`; `forbidden` for another user's. Marking it as the current salary unmarks the
   * others.
   */
  readonly updateOffer: (offer: OfferForm & { readonly salaryId: number }) => Promise<Result<SavedOffer, Failure>>;
  /** As `updateOffer`. Posts keep their copy. */
  readonly deleteOffer: (offer: { readonly salaryId: number }) => Promise<Result<null, Failure>>;
  /** `invalid` with the codes `reader_required`, `own_post` and `option_not_found`; `notFound`. */
  readonly pickOffer: (pick: {
    readonly postId: string;
    readonly salaryId: number;
  }) => Promise<Result<PostOffers, Failure>>;
}

export const SalaryOffersPort: Key<SalaryOffers> = Symbol('SalaryOffers');
