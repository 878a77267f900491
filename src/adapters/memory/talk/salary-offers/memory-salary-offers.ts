import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { OfferConfig, OfferForm, PostOffers, SavedOffer } from '@/core/talk/salary-offers/offer';
import {
  MAX_SAVED_OFFERS,
  OFFER_LIMITS,
  storedOfferOf,
  TOO_MANY_SAVED_OFFERS,
} from '@/core/talk/salary-offers/offer.rules';
import { offerRefusals } from '@/core/talk/salary-offers/offer-refusals.rules';
import type { SalaryOffers } from '@/core/talk/salary-offers/salary-offers.port';
import { ballotForPick } from '../polls/ballot-for-pick';
import { postNotFound } from '../posting/memory-feed';
import { keyReused } from '../posting/memory-post-writing';
import { presentMemoryOffers } from './memory-offers-presenter';
import { OfferRecords } from './offer-records';

export class MemorySalaryOffers implements SalaryOffers {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getOfferConfig(): Promise<Result<OfferConfig, Failure>> {
    return this.#browser.ask('getOfferConfig', {}, () => ok(OFFER_LIMITS));
  }

  listOffers(): Promise<Result<readonly SavedOffer[], Failure>> {
    return this.#browser.askSignedIn('listOffers', {}, ({ id }) => ok(this.#records.of(id)));
  }

  createOffer(input: OfferForm & { readonly draftId: string }): Promise<Result<{ readonly id: number }, Failure>> {
    const { draftId, ...form } = input;
    return this.#browser.askSignedIn('createOffer', { input }, (viewer) => {
      const request = `${viewer.id} ${draftId.toLowerCase()}`;
      const fingerprint = JSON.stringify(storedOfferOf(form));
      const earlier = this.#records.submissions.get(request);
      if (earlier !== undefined) return earlier.fingerprint === fingerprint ? ok({ id: earlier.id }) : keyReused();
      if (this.#records.of(viewer.id).length >= MAX_SAVED_OFFERS) {
        return refusal(422, 'too_many_offers', TOO_MANY_SAVED_OFFERS);
      }
      const id = this.#browser.world.nextNumber();
      this.#records.put(viewer.id, { id, ...storedOfferOf(form) });
      this.#records.submissions.set(request, { fingerprint, id });
      return ok({ id });
    });
  }

  updateOffer(input: OfferForm & { readonly salaryId: number }): Promise<Result<SavedOffer, Failure>> {
    const { salaryId, ...form } = input;
    return this.#browser.askSignedIn('updateOffer', { input }, (viewer) => {
      const refused = this.#refusalOf(viewer, salaryId);
      if (refused !== null) return refused;
      const saved = { id: salaryId, ...storedOfferOf(form) };
      this.#records.put(viewer.id, saved);
      return ok(saved);
    });
  }

  deleteOffer(path: { readonly salaryId: number }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteOffer', { path }, (viewer) => {
      const refused = this.#refusalOf(viewer, path.salaryId);
      if (refused !== null) return refused;
      this.#records.remove(viewer.id, path.salaryId);
      return ok(null);
    });
  }

  pickOffer(pick: { readonly postId: string; readonly salaryId: number }): Promise<Result<PostOffers, Failure>> {
    return this.#browser.askSignedIn('pickOffer', { body: pick }, (viewer) => {
      const { world } = this.#browser;
      const asked = {
        postId: pick.postId,
        kind: 'salary',
        ofOwn: offerRefusals.own,
        missing: postNotFound,
      } as const;
      const found = ballotForPick(world, viewer, asked);
      if (!('ballot' in found)) return found;
      const { post, ballot } = found;
      if (pick.salaryId > ballot.options.length) {
        return refusal(422, 'option_not_found', offerRefusals.noOffer);
      }
      ballot.byUserId.set(viewer.id, pick.salaryId);
      const act = { ballot: 'salary', postId: post.id, optionId: pick.salaryId } as const;
      world.records(UserEventRecords).did(viewer, 'optionPicked', act);
      const offers = presentMemoryOffers(world, post, viewer);
      return offers === null ? postNotFound() : ok(offers);
    });
  }

  get #records(): OfferRecords {
    return this.#browser.world.records(OfferRecords);
  }

  #refusalOf({ id: userId }: MemoryUser, id: number): Refusal | null {
    const owner = this.#records.ownerOf(id);
    if (owner === null) return refusal(404, 'offer_not_found', offerRefusals.notFound);
    return owner === userId ? null : refusal(403, 'not_yours', offerRefusals.notYours);
  }
}
