import { describe, expect, it } from 'vitest';
import {
  emptyPoll,
  isPollStarted,
  pollErrorOf,
  submittedPollOf,
  withAddedOption,
  withOptionText,
  withoutOption,
} from './draft-poll';
import { DUPLICATE_POLL_OPTIONS } from './poll.rules';
import { pollMessages } from './poll-messages';

const poll = (...options: readonly string[]) => ({ ...emptyPoll, options });

describe('the poll of a draft', () => {
  it('begins with two blank answers and three days, and is not written yet', () => {
    expect(emptyPoll).toEqual({ options: ['', ''], durationHours: 72 });
    expect([isPollStarted(emptyPoll), isPollStarted(poll(' ', 'x'))]).toEqual([false, true]);
  });

  it('has two to four answers', () => {
    expect(withOptionText(emptyPoll, 1, 'No').options).toEqual(['', 'No']);
    const full = withAddedOption(withAddedOption(emptyPoll));
    expect(full.options).toHaveLength(4);
    expect(withAddedOption(full)).toBe(full);
    expect(withoutOption(poll('a', 'b', 'c'), 1).options).toEqual(['a', 'c']);
    expect(withoutOption(emptyPoll, 0)).toBe(emptyPoll);
  });

  it('is posted without blank answers and needless spaces', () => {
    expect(submittedPollOf(poll(' Yes,  now ', '', 'No'))).toEqual({ options: ['Yes, now', 'No'], durationHours: 72 });
  });

  it.each([
    [poll('Yes', ' '), pollMessages.tooFew],
    [poll('Yes', 'x'.repeat(81)), 'An answer has at most 80 characters. Shorten the long one.'],
    [poll('Yes', '💼'.repeat(80)), null],
    [poll('Yes', 'YES'), DUPLICATE_POLL_OPTIONS],
    [poll('Yes', 'No', ''), null],
  ])('%j: %s', (draft, error) => {
    expect(pollErrorOf(draft)).toBe(error);
  });
});
