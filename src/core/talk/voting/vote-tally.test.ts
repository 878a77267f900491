import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VOTE_TYPES } from './vote';
import type { VoteState } from './vote-tally';
import { voteAfterClick, withVote } from './vote-tally';

const votes = fc.constantFrom(...VOTE_TYPES);
const states = fc.record({ upvotes: fc.nat(1000), downvotes: fc.nat(1000), myVote: votes }).map(
  ({ upvotes, downvotes, myVote }): VoteState => ({
    upvotes: myVote === 'up' ? upvotes + 1 : upvotes,
    downvotes: myVote === 'down' ? downvotes + 1 : downvotes,
    myVote,
  }),
);

describe('a vote', () => {
  it('counts, changes sides and is taken back', () => {
    const before: VoteState = { upvotes: 3, downvotes: 1, myVote: 'none' };
    const up = withVote(before, 'up');
    expect(up).toEqual({ upvotes: 4, downvotes: 1, myVote: 'up' });
    expect(withVote(up, 'down')).toEqual({ upvotes: 3, downvotes: 2, myVote: 'down' });
    expect(withVote(up, 'none')).toEqual(before);
    expect(withVote(up, 'up')).toEqual(up);
  });

  it('never makes a count negative, even where the counts came without the own vote', () => {
    expect(withVote({ upvotes: 0, downvotes: 0, myVote: 'up' }, 'none').upvotes).toBe(0);
  });

  it('keeps whatever else stands in the state', () => {
    expect(withVote({ id: 'p', upvotes: 0, downvotes: 0, myVote: 'none' }, 'up')).toMatchObject({ id: 'p' });
  });

  it('is taken back without a trace, whatever votes were in between', () => {
    fc.assert(
      fc.property(states, fc.array(votes), (state, path) => {
        const wandered = path.reduce<VoteState>(withVote, state);
        expect(withVote(wandered, state.myVote)).toEqual(state);
      }),
    );
  });

  it('takes back only itself where others voted meanwhile', () => {
    fc.assert(
      fc.property(states, votes, fc.nat(50), (state, to, others) => {
        const shown = withVote(state, to);
        const grown = { ...shown, upvotes: shown.upvotes + others };
        expect(withVote(grown, state.myVote)).toEqual({ ...state, upvotes: state.upvotes + others });
      }),
    );
  });
});

describe('a press on a vote button', () => {
  it('votes, changes the vote, and takes back the vote that stands', () => {
    expect(voteAfterClick('none', 'up')).toBe('up');
    expect(voteAfterClick('down', 'up')).toBe('up');
    expect(voteAfterClick('up', 'up')).toBe('none');
    expect(voteAfterClick('down', 'down')).toBe('none');
  });
});
