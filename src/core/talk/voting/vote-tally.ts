import type { VoteType } from './vote';

/** The counts of a votable with the viewer's vote. */
export interface VoteState {
  readonly upvotes: number;
  readonly downvotes: number;
  readonly myVote: VoteType;
}

/** The vote that a press on a button asks for: pressing the vote that counts already takes it back. */
export function voteAfterPress(current: VoteType, pressed: 'up' | 'down'): VoteType {
  return current === pressed ? 'none' : pressed;
}

/**
 * Counts the viewer's vote `to` in place of their former one. Applied with the former vote it undoes itself and keeps what
 * others did in between.
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
