import { describe, expect, it } from 'vitest';
import { CONTRIBUTION_KINDS } from './contribution-kind';
import type { ExistingContribution } from './contribution-popup.rules';
import { contributionPopupFor, PROMPT_MODES } from './contribution-popup.rules';

const live = (...kinds: readonly ExistingContribution['kind'][]) =>
  kinds.map((kind): ExistingContribution => ({ kind, status: 'LIVE' }));

describe('the contribution that a user is asked for', () => {
  it('[EM-PROMPT-MODES] is asked for in one of three modes', () => {
    expect(PROMPT_MODES).toEqual(['generic', 'pending', 'new']);
  });

  it.each([
    [[], { eligible: true, type: 'review', mode: 'new' }],
    [live('review'), { eligible: true, type: 'interview', mode: 'generic' }],
    [live('interview', 'salary'), { eligible: true, type: 'review', mode: 'generic' }],
    [live('review', 'interview', 'photo'), { eligible: true, type: 'salary', mode: 'generic' }],
    [live(...CONTRIBUTION_KINDS), { eligible: false, type: null, mode: 'generic' }],
    [
      [...live('review'), { kind: 'photo', status: 'REJECTED' } as const],
      { eligible: true, type: 'photo', mode: 'pending' },
    ],
    [[{ kind: 'review', status: 'PENDING' } as const], { eligible: true, type: 'interview', mode: 'generic' }],
  ])('after %j is %j', (given, popup) => expect(contributionPopupFor(given)).toEqual(popup));
});
