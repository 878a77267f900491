import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { PostOffers } from '@/core/talk/salary-offers/offer';
import { BallotRecords, countsOf } from '../polls/ballot-records';
import type { MemoryPost } from '../posting/post-records';
import { OfferRecords } from './offer-records';

export function presentMemoryOffers(
  world: MemoryWorld,
  post: MemoryPost,
  viewer: MemoryUser | null,
): PostOffers | null {
  const ballot = post.kind === 'salary' ? world.records(BallotRecords).find(post.id) : null;
  if (ballot === null) return null;
  const counts = countsOf(ballot);
  const mySalary = (viewer && ballot.byUserId.get(viewer.id)) ?? null;
  const isShown = mySalary !== null || (viewer !== null && post.authorId === viewer.id);
  const offers = world.records(OfferRecords).ofPost(post.id);
  return {
    id: post.id,
    items: offers.map((offer, index) => ({ ...offer, id: index + 1, votes: isShown ? (counts[index] ?? 0) : null })),
    votes: counts.reduce((sum, count) => sum + count, 0),
    mySalary,
  };
}
