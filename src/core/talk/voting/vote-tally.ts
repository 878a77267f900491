import type { VoteType } from './vote';

export interface VoteState {
  readonly upvotes: number;
  readonly downvotes: number;
  readonly myVote: VoteType;
}

/** Returns the vote after a click. Clicking the current vote withdraws it. */
export function voteAfterClick(current: VoteType, pressed: 'up' | 'down'): VoteType {
  return current === pressed ? 'none' : pressed;
}

/** Replaces the former vote. Applying the former vote again reverts it and keeps concurrent votes of other users. */
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
