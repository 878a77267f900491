import { aPoll } from '@tests/support/a-poll';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pollAsGuest, withPollVote } from './poll';

const counted = (votes: readonly number[], myOption: number | null = null) =>
  aPoll({
    options: votes.map((count, index) => ({ id: index + 1, text: `Option ${index + 1}`, votes: count })),
    votes: votes.reduce((sum, count) => sum + count, 0),
    myOption,
  });

describe('withPollVote', () => {
  it('counts a first vote, moves a second one, and takes one back where the service refuses it', () => {
    const first = withPollVote(counted([3, 1]), 2);
    expect(first).toEqual(counted([3, 2], 2));
    expect(withPollVote(first, 1)).toEqual(counted([4, 1], 1));
    expect(withPollVote(first, null)).toEqual(counted([3, 1]));
  });

  it('leaves counts unknown that the viewer may not know yet', () => {
    const voted = withPollVote(aPoll({ votes: 7 }), 1);
    expect([voted.votes, voted.myOption, voted.options.map(({ votes }) => votes)]).toEqual([8, 1, [null, null]]);
  });

  it('comes back to the same poll whatever is pressed between', () => {
    const presses = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(presses, (options) => {
        const before = counted([4, 0, 9]);
        const after = options.reduce(withPollVote, before);
        expect(withPollVote(after, null)).toEqual(before);
        expect(after.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)).toBe(after.votes);
      }),
    );
  });
});

describe('asGuestSeesPoll', () => {
  it('forgets the vote, and the counts of an open poll', () => {
    const seen = pollAsGuest(counted([3, 1], 1));
    expect([seen.myOption, seen.votes, seen.options.map(({ votes }) => votes)]).toEqual([null, 4, [null, null]]);
    const closed = { ...counted([3, 1], 1), isClosed: true };
    expect(pollAsGuest(closed)).toEqual({ ...closed, myOption: null });
  });
});
