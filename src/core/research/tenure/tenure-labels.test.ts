import { describe, expect, it } from 'vitest';
import { TENURE_ANSWERS, TENURE_QUESTIONS } from './tenure.rules';
import { tenureSegmentLabel } from './tenure-labels';
import { TENURE_LAW } from './tenure-law';

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

describe('the law beside a fact', () => {
  it('names an act and its section or rule, whom it holds for and the day it was checked', () => {
    for (const { says, holdsFor, rule, checkedOn } of Object.values(TENURE_LAW)) {
      expect(rule).toMatch(/(?:sections?|rule|paragraph|Schedule) .*(?:18|19|20)\d\d/);
      expect(`${says} ${holdsFor}`).toMatch(/\. (?:It applies|They apply) to|\. The bonus is for/);
      expect(checkedOn).toMatch(/^2026-/);
    }
  });
});
