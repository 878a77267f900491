import { describe, expect, it } from 'vitest';
import { TENURE_ANSWERS, TENURE_QUESTIONS } from './tenure.rules';
import { soleTenureLabel, tenureSegmentLabel, usualTenureLabel } from './tenure-labels';
import { TENURE_LAW } from './tenure-law';
import { tenureSentence } from './tenure-sentences';

describe('answers on joining and leaving in words', () => {
  it('never shows a code, not even one that only a newer server knows', () => {
    for (const question of TENURE_QUESTIONS)
      expect(tenureSegmentLabel(question, TENURE_ANSWERS[question])).not.toMatch(/[A-Z]{2}|_/);
    expect(tenureSegmentLabel('settlement', ['NEXT_YEAR'])).toBe('Another answer');
    expect(tenureSegmentLabel('settlement', ['NOT_YET', 'NEXT_YEAR', 'NEVER'])).toBe('Not paid yet or another answer');
    expect(tenureSegmentLabel('offer', ['CHANGED', 'WITHDRAWN', 'WITHDRAWN_AFTER_RESIGNING'])).toBe(
      'Changed or withdrawn',
    );
    expect(tenureSegmentLabel('offer', ['WITHDRAWN_AFTER_RESIGNING'])).toBe('Withdrawn after resigning elsewhere');
  });
});

describe('the usual answer', () => {
  const figure = { question: 'relievingLetter', atLeast: null, count: 13 } as const;

  it('is named where it says something', () => {
    expect(tenureSentence({ ...figure, usual: ['LAST_DAY', 'UP_TO_30'] })).toBe(
      'Relieving letter: usually on the last day or within 30 days (13 people)',
    );
    expect(tenureSentence({ ...figure, usual: ['LATER'], atLeast: 5 })).toBe(
      'Relieving letter: later, say at least 5 of 13 people',
    );
  });

  it('is one only if no other is as usual, and if it is known to be that of most', () => {
    expect(soleTenureLabel({ ...figure, usual: ['LATER'] })).toBe('Later');
    expect(soleTenureLabel({ ...figure, usual: ['LATER', 'NOT_YET'] })).toBeNull();
    expect(soleTenureLabel({ ...figure, usual: ['LATER'], atLeast: 5 })).toBeNull();
    expect(soleTenureLabel({ ...figure, usual: [] })).toBeNull();
  });

  it('is not made of answers that contradict each other', () => {
    const usual = ['LAST_DAY', 'UP_TO_30', 'LATER', 'NOT_YET', 'AGAINST_PAYMENT'];
    expect(tenureSentence({ ...figure, usual })).toBe('Relieving letter: no clear pattern (13 people)');
    expect(usualTenureLabel({ ...figure, usual })).toBe('No clear pattern');
  });
});

describe('the law beside a fact', () => {
  it('names an act and its section or rule, whom it holds for and the day it was checked', () => {
    for (const { says, holdsFor, rule, checkedOn } of Object.values(TENURE_LAW)) {
      expect(rule).toMatch(/(?:sections?|rule|paragraph|Schedule) .*(?:18|19|20)\d\d/);
      expect(`${says} ${holdsFor}`).toMatch(/\. (?:It applies|They apply) to|\. The bonus is for/);
      expect(checkedOn).toMatch(/^2026-/);
    }
  });
});
