import type { OfferForm } from '@/contract/generated/feed';
import { storedOfferOf } from '@/core/talk/salary-offers/offer.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { StoredOffer } from '../attachments/stored-stock';
import { offerOfStored } from '../attachments/stored-stock';

/** The padded size of a sealed offer in bytes, because its own length could be matched with an offer in a post. */
const SEAL_BLOCK = 2_048;

export function sealOffer(seals: Pick<Authorship, 'sealJson'>, persona: Uint8Array, form: OfferForm): Buffer {
  return seals.sealJson(persona, storedOfferOf(form), SEAL_BLOCK);
}

/** Opens an offer and rounds old amounts. Throws SealBroken. */
export function openOffer(seals: Pick<Authorship, 'unsealJson'>, persona: Uint8Array, sealed: Uint8Array): OfferForm {
  const form = seals.unsealJson(persona, sealed);
  if (!isOffer(form)) throw new Error('A sealed offer has another format.');
  return storedOfferOf(offerOfStored(form));
}

function isOffer(value: unknown): value is StoredOffer {
  return typeof value === 'object' && value !== null && 'companyName' in value && 'fixed' in value;
}
