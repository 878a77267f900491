import { TOO_MANY_SAVED_OFFERS } from '@/core/talk/salary-offers/offer.rules';
import { offerRefusals } from '@/core/talk/salary-offers/offer-refusals.rules';
import { Problem } from '@/server/contract/problem';

export function offerNotFound(): Problem {
  return new Problem(404, 'offer_not_found', offerRefusals.notFound);
}

export function offerNotYours(): Problem {
  return new Problem(403, 'not_yours', offerRefusals.notYours);
}

export function tooManyOffers(): Problem {
  return new Problem(422, 'too_many_offers', TOO_MANY_SAVED_OFFERS);
}

export function offersNotUsable(indexes: readonly number[]): Problem {
  const message = offerRefusals.gone;
  return new Problem(
    422,
    'offer_not_usable',
    message,
    Object.fromEntries(indexes.map((index) => [`salaryIds.${index}`, message])),
  );
}
