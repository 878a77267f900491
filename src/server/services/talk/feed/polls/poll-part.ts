import { pollEndOf } from '@/core/talk/polls/poll.rules';
import type { PostPart } from '../posting/post-part';
import { distinctOptionsOf } from './poll.policy';
import { storeBallot } from './store-ballot';

export function pollPart(now: () => number): PostPart {
  return {
    add: async (tx, { postId, submission: { poll } }) => {
      if (poll === null) return {};
      return { poll: await storeBallot(tx, postId, distinctOptionsOf(poll), new Date(pollEndOf(poll, now()))) };
    },
  };
}
