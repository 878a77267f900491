import type { VoteType } from './vote';

/** The counts of a resource with the vote of the person who looks at it. */
export interface VoteState {
  readonly upvotes: number;
  readonly downvotes: number;
  readonly myVote: VoteType;
}

/** What a press on a vote button asks for: the vote, or its end where it stands already. */
export function voteAfterPress(current: VoteType, pressed: 'up' | 'down'): VoteType {
  return current === pressed ? 'none' : pressed;
}

/**
 * The counts once the person votes `to`. Shown at once, before the service has answered. Applied with the former vote it
 * takes itself back and leaves what others did in between.
 */
export function withVote<State extends VoteState>(state: State, to: VoteType): State {
  return {
    ...state,
    upvotes: Math.max(0, state.upvotes + weight(to, 'up') - weight(state.myVote, 'up')),
    downvotes: Math.max(0, state.downvotes + weight(to, 'down') - weight(state.myVote, 'down')),
    myVote: to,
  };
}

function weight(vote: VoteType, side: 'up' | 'down'): 0 | 1 {
  return vote === side ? 1 : 0;
}
