import { describe, expect, it } from 'vitest';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { TENURE_ANSWERS, TENURE_QUESTIONS } from '@/core/research/tenure/tenure.rules';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { readAnswer, unitFault } from './tenure-words';

const read = (question: TenureQuestion, text: string) => {
  const answer = readAnswer(question, text);
  return answer instanceof UnreadableText ? `(${answer.reason})` : answer;
};

describe('answers on joining and leaving in a file', () => {
  it.each(TENURE_QUESTIONS)('are read as the codes of an export: %s', (question) => {
    for (const code of TENURE_ANSWERS[question]) {
      expect(read(question, code)).toBe(code);
      expect(read(question, code.toLowerCase().replaceAll('_', ' '))).toBe(code);
    }
    expect(read(question, 'somehow')).toMatch(/^\(is/);
  });

  it.each([
    ['settlement', '34 days', 'UP_TO_60'],
    ['settlement', '2', 'TWO_WORKING_DAYS'],
    ['settlement', '4 days', '(may be two working days or more)'],
    ['settlement', '6', 'UP_TO_30'],
    ['settlement', '31–60 days', 'UP_TO_60'],
    ['settlement', '20-45 days', '(spans several answers)'],
    ['settlement', 'within 60 days', '(may be any smaller amount)'],
    ['settlement', 'over 90 days', 'OVER_90'],
    ['settlement', '90+', 'OVER_90'],
    ['settlement', '60+ days', '(has no end)'],
    ['settlement', '2 months', '(is not in days)'],
    ['settlement', '2 weeks', 'UP_TO_30'],
    ['noticeDays', '0', 'NONE'],
    ['noticeDays', '60', 'UP_TO_60'],
    ['noticeDays', '3 months', '(is not in days)'],
    ['unpaidTraining', '30 days', '(is not in weeks)'],
    ['variablePaid', '100%', 'UP_TO_100'],
    ['variablePaid', '80 percent', 'UP_TO_80'],
    ['pfExit', '0-60 days', 'UP_TO_60'],
    ['pfExit', '61', 'LATER'],
    ['bond', '₹1,50,000', 'UP_TO_2'],
    ['bond', '1-2 lakh', 'UP_TO_2'],
    ['bond', 'Up to ₹1 lakh', 'UP_TO_1'],
    ['bond', 'more than 2 lakh', 'OVER_2'],
    ['bond', '2', '(has no unit (rupees or lakh))'],
    ['bond', '$2000', '(is not a sum in rupees or lakh)'],
    ['offer', 'Withdrawn after I resigned', 'WITHDRAWN_AFTER_RESIGNING'],
    ['exit', 'not laid off', '(is not an answer (STILL_THERE, RESIGNED, CONTRACT_ENDED, ASKED_TO_RESIGN, LAID_OFF))'],
    ['exit', 'Forced to resign', 'ASKED_TO_RESIGN'],
    ['shortPaid', 'Paid in full', 'NO'],
  ] as const)('of %s: "%s" is %s', (question, text, answer) => {
    expect(read(question, text)).toBe(answer);
  });

  it('are no numbers whose unit nobody names', () => {
    expect(unitFault('noticeDays', ['60', '90'], 'Notice Period')).toContain('without a unit');
    expect(unitFault('noticeDays', ['2', '3'], 'Notice Months')).toContain('another unit');
    expect(unitFault('noticeDays', ['60'], 'Notice Days')).toBeNull();
    expect(unitFault('noticeDays', ['60 days', '0'], 'Notice Period')).toBeNull();
    expect(unitFault('variablePaid', ['80'], 'Variable paid %')).toBeNull();
    expect(unitFault('exit', ['3'], 'Exit')).toBeNull();
  });
});
