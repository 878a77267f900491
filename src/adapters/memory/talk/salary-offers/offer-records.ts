import type { OfferForm, SavedOffer } from '@/core/talk/salary-offers/offer';

export class OfferRecords {
  readonly #byUserId = new Map<string, readonly SavedOffer[]>();
  readonly #byPost = new Map<string, readonly OfferForm[]>();
  readonly submissions = new Map<string, { readonly fingerprint: string; readonly id: number }>();

  of(userId: string): readonly SavedOffer[] {
    const offers = this.#byUserId.get(userId) ?? [];
    return [...offers].sort(
      (one, other) => Number(other.currentSalary) - Number(one.currentSalary) || one.id - other.id,
    );
  }

  ownerOf(id: number): string | null {
    return [...this.#byUserId].find(([, offers]) => offers.some((offer) => offer.id === id))?.[0] ?? null;
  }

  /** Stores an offer. Marking it as the current salary unmarks the others. */
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

  forget(userId: string): void {
    this.#byUserId.delete(userId);
  }
}
