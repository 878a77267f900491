import { describe, expect, it } from 'vitest';
import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { actOf, decisionFault, isRemoval } from './decisions.rules';

describe('a decision', () => {
  it.each([
    ['keep', true, 'KEPT', false],
    ['keep', false, 'PUBLISHED', false],
    ['remove', true, 'REMOVED', true],
    ['remove', false, 'REJECTED', true],
  ] as const)('to %s what is live (%s) is %s', (verdict, isLive, act, off) => {
    expect(actOf(verdict, isLive)).toBe(act);
    expect(isRemoval(act)).toBe(off);
  });

  it.each([
    ['remove', null, [], 'rule'],
    ['remove', 'CONTACT', ['98100'], null],
    ['remove', 'CONTACT', ['98101'], 'words'],
    ['keep', null, [], null],
  ] as const)('to %s by rule %s for %j is refused at %s', (verdict, rule, words, wrong) => {
    expect(decisionFault({ verdict, rule, words }, ['Call me', 'at 98100 00210'])).toBe(wrong);
  });

  it('names one of ten rules, each with a number and a wording', () => {
    const rules = MODERATION_RULE_IDS.map(ruleById);
    expect(rules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rules.filter(({ wording }) => !wording.endsWith('.'))).toEqual([]);
  });
});
