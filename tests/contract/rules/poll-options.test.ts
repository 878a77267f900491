import { describe, expect, it } from 'vitest';
import { pollErrorOf } from '@/core/polls/draft-poll';
import { pollMessages } from '@/core/polls/poll-messages';
import { storedOptionsOf } from '@/server/services/feed/polls/poll.policy';
import { pollOptionCases } from './poll-options.cases';

const durationHours = 72;

describe('options of a poll', () => {
  it.each(pollOptionCases)('%j in the core: alike %s', (options, areAlike) => {
    expect(pollErrorOf({ options, durationHours })).toBe(areAlike ? pollMessages.alike : null);
  });

  it.each(pollOptionCases)('%j on the server: alike %s', (options, areAlike) => {
    const store = () => storedOptionsOf({ options: [...options], durationHours });
    if (areAlike) expect(store).toThrow('Two options say the same.');
    else expect(store()).toEqual(options);
  });
});
