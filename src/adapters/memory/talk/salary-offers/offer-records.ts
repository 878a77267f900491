import type { OfferForm, SavedOffer } from '@/core/talk/salary-offers/offer';

/** The salaries and offers of a memory world: those that users have saved, and those of posts. */
export class OfferRecords {
  readonly #byUserId = new Map<string, readonly SavedOffer[]>();
  readonly #byPost = new Map<string, readonly OfferForm[]>();
  /** The offers that were saved under an idempotency key, by user and key. */
  readonly submissions = new Map<string, { readonly fingerprint: string; readonly id: number }>();

  /** The current salary first. */
  of(userId: string): readonly SavedOffer[] {
    const offers = this.#byUserId.get(userId) ?? [];
    return [...offers].sort(
      (one, other) => Number(other.currentSalary) - Number(one.currentSalary) || one.id - other.id,
    );
  }

  ownerOf(id: number): string | null {
    return [...this.#byUserId].find(([, offers]) => offers.some((offer) => offer.id === id))?.[0] ?? null;
  }

  /** Adds or changes an offer; one that is the current salary unmarks the others. */
  put(userId: string, saved: SavedOffer): void {
    const others = this.of(userId).filter(({ id }) => id !== saved.id);
    const kept = saved.currentSalary ? others.map((offer) => ({ ...offer, currentSalary: false })) : others;
    this.#byUserId.set(userId, [...kept, saved]);
  }

  remove(userId: string, id: number): void {
    this.#byUserId.set(
      userId,
      this.of(userId).filter((offer) => offer.id !== id),
    );
  }

  ofPost(postId: string): readonly OfferForm[] {
    return this.#byPost.get(postId) ?? [];
  }

  setOfPost(postId: string, offers: readonly OfferForm[]): void {
    this.#byPost.set(postId, offers);
  }

  /** Removes what a user has saved. */
  forget(userId: string): void {
    this.#byUserId.delete(userId);
  }
}
