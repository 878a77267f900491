import { storeBallot } from '../polls/store-ballot';
import type { PostPart } from '../posting/post-part';
import type { SavedOffers } from './saved-offers';

export function offersPart(saved: SavedOffers): PostPart {
  return {
    add: async (tx, { postId, persona, submission: { salaryIds } }) => {
      if (salaryIds.length === 0) return {};
      return { offers: await storeBallot(tx, postId, await saved.forPost(tx, persona, salaryIds), null) };
    },
  };
}
