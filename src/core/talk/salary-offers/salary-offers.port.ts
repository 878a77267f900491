import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { OfferConfig, OfferForm, PostOffers, SavedOffer } from './offer';

/** Salaries and offers: the user's own, and picks among those of posts. */
export interface SalaryOffers {
  readonly getOfferConfig: () => Promise<Result<OfferConfig, Failure>>;
  /** The current salary first. `unauthenticated` for a guest, as for every call but the config. */
  readonly listOffers: () => Promise<Result<readonly SavedOffer[], Failure>>;
  /** A draft is saved once; the same id with another content is a `conflict` (`idempotency_key_reused`); `invalid` if there is room for no more (`too_many_offers`). */
  readonly createOffer: (
    draft: OfferForm & { readonly draftId: string },
  ) => Promise<Result<{ readonly id: number }, Failure>>;
  /** `notFound`; `forbidden` for another user's. Marking it as the current salary unmarks the others. */
  readonly updateOffer: (offer: OfferForm & { readonly salaryId: number }) => Promise<Result<SavedOffer, Failure>>;
  /** As `updateOffer`. Posts that show it keep it. */
  readonly deleteOffer: (offer: { readonly salaryId: number }) => Promise<Result<null, Failure>>;
  /** `invalid` with the codes `reader_required`, `own_post` and `option_not_found`; `notFound`. */
  readonly pickOffer: (pick: {
    readonly postId: string;
    readonly salaryId: number;
  }) => Promise<Result<PostOffers, Failure>>;
}

export const SalaryOffersPort: Key<SalaryOffers> = Symbol('SalaryOffers');
