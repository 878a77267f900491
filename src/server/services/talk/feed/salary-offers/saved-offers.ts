import type { OfferForm, SavedOffer } from '@/contract/generated/feed';
import { MAX_SAVED_OFFERS } from '@/core/talk/salary-offers/offer.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { MergeWork } from '@/server/platform/personal/personal-data';
import { ensurePersona } from '@/server/services/account/user/persona/persona.queries';
import { figuresOf } from '../attachments/offer.presenter';
import { offerNotFound, offerNotYours, offersNotUsable, tooManyOffers } from './offer.policy';
import { changeOffer, insertOffer, moveOffer, offersById, offersOf, unmarkCurrent } from './offer.queries';
import { openOffer, sealOffer } from './offer-seal';

interface SealedOffer {
  readonly id: number;
  readonly is_current: boolean;
  readonly offer_seal: Uint8Array;
}

export class SavedOffers {
  constructor(private readonly authorship: Authorship) {}

  async list(database: Database, persona: Uint8Array): Promise<readonly SavedOffer[]> {
    return (await database.query(offersOf, persona)).map((row) => this.#open(persona, row));
  }

  /** Finds an offer. Throws 404 `offer_not_found`, and 403 `not_yours`. */
  async find(database: Database, persona: Uint8Array, id: number): Promise<SavedOffer> {
    const [row] = await database.query(offersById, [id]);
    if (row === undefined) throw offerNotFound();
    if (!row.persona_ref.equals(persona)) throw offerNotYours();
    return this.#open(persona, row);
  }

  /** Adds an offer. Throws 422 `too_many_offers`. */
  async add(tx: Database, persona: Uint8Array, id: number, form: OfferForm): Promise<void> {
    await tx.query(ensurePersona, persona);
    if ((await tx.query(offersOf, persona)).length >= MAX_SAVED_OFFERS) throw tooManyOffers();
    if (form.currentSalary) await tx.query(unmarkCurrent, persona);
    await tx.query(insertOffer, id, persona, form.currentSalary, this.#seal(persona, form));
  }

  async change(tx: Database, persona: Uint8Array, id: number, form: OfferForm): Promise<SavedOffer> {
    if (form.currentSalary) await tx.query(unmarkCurrent, persona);
    await tx.query(changeOffer, id, form.currentSalary, this.#seal(persona, form));
    return this.find(tx, persona, id);
  }

  /** Returns offers for a post. Throws 422 `offer_not_usable` for unsaved ones. */
  async forPost(tx: Database, persona: Uint8Array, ids: readonly number[]): Promise<readonly OfferForm[]> {
    const rows = await tx.query(offersById, ids);
    const own = new Map(rows.flatMap((row) => (row.persona_ref.equals(persona) ? [[row.id, row] as const] : [])));
    const missing = ids.flatMap((id, index) => (own.has(id) ? [] : [index]));
    if (missing.length > 0) throw offersNotUsable(missing);
    return ids.flatMap((id) => {
      const row = own.get(id);
      return row === undefined ? [] : [figuresOf(this.#open(persona, row))];
    });
  }

  async merging(database: Database, from: Uint8Array, into: Uint8Array): Promise<MergeWork> {
    const own = await database.query(offersOf, into);
    const others = await database.query(offersOf, from);
    const moved = others.slice(0, Math.max(0, MAX_SAVED_OFFERS - own.length));
    const hasCurrent = own.some((offer) => offer.is_current);
    return {
      kind: 'offers',
      moves: moved.length,
      ends: others.length - moved.length,
      write: async (tx) => {
        for (const { id, is_current, offer_seal } of moved) {
          const seal = this.#seal(into, openOffer(this.authorship, from, offer_seal));
          await tx.query(moveOffer, id, into, is_current && !hasCurrent, seal);
        }
      },
    };
  }

  #seal(persona: Uint8Array, form: OfferForm): Buffer {
    return sealOffer(this.authorship, persona, form);
  }

  #open(persona: Uint8Array, { id, is_current, offer_seal }: SealedOffer): SavedOffer {
    return { id, ...figuresOf(openOffer(this.authorship, persona, offer_seal)), currentSalary: is_current };
  }
}
