import type { OfferForm, PostOffers } from '@/contract/generated/feed';
import type { ViewedBallot } from './ballot';
import { picksOn, shownCountsOf } from './ballot';
import type { StoredOffer } from './stored-stock';
import { offerOfStored } from './stored-stock';

export function presentOffers(postId: string, viewed: ViewedBallot<StoredOffer>): PostOffers {
  const { ballot, pick } = viewed;
  const counts = shownCountsOf(viewed);
  return {
    id: postId,
    items: ballot.options.map((offer, index) => ({
      id: index + 1,
      ...figuresOf(offerOfStored(offer)),
      votes: counts[index] ?? null,
    })),
    votes: picksOn(ballot),
    mySalary: pick,
  };
}

export function figuresOf(offer: OfferForm): OfferForm {
  const { companyName, designation, city, fixed, variable, joiningBonus, stock, currentSalary } = offer;
  return { companyName, designation, city, fixed, variable, joiningBonus, stock, currentSalary };
}
