import { describe, expect, it } from 'vitest';
import type { OwnContribution } from './own-contribution';
import { contributionStateText, firstVisibilityText, isPending, laterVisibilityText } from './showing-texts';

const live: OwnContribution = {
  ...{ id: '1', kind: 'review', status: 'LIVE', companyName: 'A', companyUrlName: 'a', about: null, pay: null },
  ...{ month: '2026-11', counting: 'COUNTED', countsFrom: null, showsAt: null, reasons: [] },
};
const countsFrom = '2026-12-11';

describe('the state of a contribution in words', () => {
  it.each([
    ['held', { status: 'PENDING' }, 'Only you see it until a moderator has decided.', true],
    ['refused', { status: 'REJECTED' }, 'Not published.', false],
    [
      'waiting for its hour',
      { counting: null, showsAt: '2026-11-27T12:30:00.000Z' },
      'Sent. Only you see it now; others see it from 27 Nov 2026, 6:00 pm.',
      true,
    ],
    ['live', {}, 'Live. The rating counts it.', false],
    [
      'an interview before figures count it',
      { kind: 'interview', counting: 'LATER', countsFrom },
      'Live. It shows already; figures count it from 11 Dec 2026.',
      true,
    ],
    [
      'a report of benefits before figures count it',
      { kind: 'benefits', counting: 'LATER', countsFrom },
      'Live. It shows already; figures count it from 11 Dec 2026.',
      true,
    ],
    ['a report of benefits', { kind: 'benefits' }, 'Live. Figures count it.', false],
    [
      'pay, which nobody sees',
      { kind: 'salary', counting: 'LATER', countsFrom },
      'Accepted. Figures count it from 11 Dec 2026 at the earliest.',
      true,
    ],
    ['pay that counts', { kind: 'salary' }, 'Accepted. Figures count it.', false],
    [
      'a copy',
      { counting: 'INSTEAD' },
      'Live. The rating does not count it, because another account sent the same text.',
      false,
    ],
    ['photos', { kind: 'photo', counting: null }, 'Live.', false],
  ] as const)('%s', (_state, change, text, changes) => {
    const contribution = { ...live, ...change };
    expect(contributionStateText(contribution)).toBe(text);
    expect(isPending(contribution)).toBe(changes);
  });

  it('promises no hour that a moderator could take away', () => {
    for (const promise of [laterVisibilityText('your review'), firstVisibilityText('a review')]) {
      expect(promise).toContain('within 24 hours');
      expect(promise).toContain('moderator');
    }
  });
});
