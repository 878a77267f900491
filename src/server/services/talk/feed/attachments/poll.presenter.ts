import type { Poll } from '@/contract/generated/feed';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import type { ViewedBallot } from './ballot';
import { picksOn, shownCountsOf } from './ballot';

export function presentPoll(postId: string, viewed: ViewedBallot<string>): Poll {
  const { ballot, pick } = viewed;
  const counts = shownCountsOf(viewed);
  return {
    id: postId,
    options: ballot.options.map((text, index) => ({ id: index + 1, text, votes: counts[index] ?? null })),
    votes: picksOn(ballot),
    closesAt: minuteOf(new Date(ballot.closesAt ?? 0)),
    isClosed: ballot.isClosed,
    myOption: pick,
  };
}
