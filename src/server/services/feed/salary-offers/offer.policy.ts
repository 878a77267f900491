import type { OfferConfig, OfferForm } from '@/contract/generated/feed';
import { Problem } from '@/server/contract/problem';

/** The limits of salaries and offers; openapi/feed.yaml refuses what is beyond them. */
export const OFFER_CONFIG: OfferConfig = {
  maxOffers: 3,
  stockTypes: ['RSU', 'ESOP', 'OTHER'],
  vestingPeriods: [1, 2, 3, 4, 5],
};

/** The salaries and offers that a user can keep; they are listed as a whole. */
export const MAX_SAVED_OFFERS = 50;

/** Returns the offer as it is stored: its lines without needless spaces. */
export function storedOfferOf({ companyName, designation, city, ...figures }: OfferForm): OfferForm {
  return { ...figures, companyName: plain(companyName), designation: plain(designation), city: plain(city) };
}

export function offerNotFound(): Problem {
  return new Problem(404, 'offer_not_found', 'This offer does not exist.');
}

/** The refusal of another user's offer (RO-GATES). */
export function offerNotYours(): Problem {
  return new Problem(403, 'not_yours', 'You did not save this offer.');
}

export function tooManyOffers(): Problem {
  const message = `You have saved ${MAX_SAVED_OFFERS} salaries and offers. Delete one that you do not need any more.`;
  return new Problem(422, 'too_many_offers', message);
}

/** The refusal of a post that names offers which its author has not saved. */
export function offersNotUsable(indexes: readonly number[]): Problem {
  const message = 'An offer is not there any more. Choose it again.';
  return new Problem(
    422,
    'offer_not_usable',
    message,
    Object.fromEntries(indexes.map((index) => [`salaryIds.${index}`, message])),
  );
}

function plain(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim();
}
