import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { notSignedIn, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { READER_REQUIRED, voteObstacleOf } from '@/core/talk/voting/voting.rules';
import type { MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import type { MemoryBallot } from './ballot-records';
import { BallotRecords } from './ballot-records';

interface AskedBallot {
  readonly postId: string;
  readonly kind: 'poll' | 'salary';
  readonly ofOwn: string;
  readonly missing: () => Refusal;
}

export function ballotForPick(
  world: MemoryWorld,
  viewer: MemoryUser,
  { postId, kind, ofOwn, missing }: AskedBallot,
): { readonly post: MemoryPost; readonly ballot: MemoryBallot } | Refusal {
  const membership = { isLoggedIn: true, ...world.records(RoleRecords).of(viewer) };
  const post = world.records(PostRecords).findLive(postId);
  const ballot = post?.kind === kind ? world.records(BallotRecords).find(post.id) : null;
  const isMine = post !== null && post.authorId === viewer.id && ballot !== null;
  switch (voteObstacleOf({ membership, isMine })) {
    case 'loginRequired':
      return notSignedIn();
    case 'readerRequired':
      return refusal(422, 'reader_required', READER_REQUIRED);
    case 'ownContribution':
      return refusal(422, 'own_post', ofOwn);
    case null:
  }
  return post === null || ballot === null ? missing() : { post, ballot };
}
