import { describe, expect, it } from 'vitest';
import { countsTowardsPrompt, mayPromptAgain, PUSH_PROMPT_ACTIVE_MS, PUSH_REPROMPT_MS } from './push-prompt.rules';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;

describe('the question to notify', () => {
  it('[TM-NOTIF-PROMPT] comes after 45 s of active time, and again after 24 hours', () => {
    expect([PUSH_PROMPT_ACTIVE_MS, PUSH_REPROMPT_MS]).toEqual([45_000, 24 * HOUR]);
  });

  it.each([
    ['default', true, true],
    ['default', false, false],
    ['granted', true, false],
    ['denied', true, false],
    [null, true, false],
  ] as const)('counts with permission %s, logged in %s: %s', (permission, isLoggedIn, counts) => {
    expect(countsTowardsPrompt(permission, isLoggedIn)).toBe(counts);
  });

  it.each([
    [null, true],
    [NOW - 24 * HOUR + 60_000, false],
    [NOW - 24 * HOUR, true],
    [NOW, false],
    [NOW + HOUR, true],
  ])('[ST-PROMPT-REPROMPT] may come where it came last at %s: %s', (askedAt, may) => {
    expect(mayPromptAgain(askedAt, NOW)).toBe(may);
  });
});
