import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import type { Poll } from '@/core/talk/polls/poll';
import type { MemoryPost } from '../posting/post-records';
import { BallotRecords, countsOf } from './ballot-records';

/** Presents a poll, or returns null for a post without one. `viewer` is null for a guest. */
export function presentMemoryPoll(world: MemoryWorld, post: MemoryPost, viewer: MemoryUser | null): Poll | null {
  const ballots = world.records(BallotRecords);
  const ballot = post.kind === 'poll' ? ballots.find(post.id) : null;
  if (ballot === null || ballot.closesAt === null) return null;
  const counts = countsOf(ballot);
  const isClosed = ballots.isClosed(ballot);
  const myOption = (viewer && ballot.byUserId.get(viewer.id)) ?? null;
  const isShown = isClosed || myOption !== null || (viewer !== null && post.authorId === viewer.id);
  return {
    id: post.id,
    options: ballot.options.map((text, index) => ({
      id: index + 1,
      text,
      votes: isShown ? (counts[index] ?? 0) : null,
    })),
    votes: counts.reduce((sum, count) => sum + count, 0),
    closesAt: minuteOf(ballot.closesAt),
    isClosed,
    myOption,
  };
}
