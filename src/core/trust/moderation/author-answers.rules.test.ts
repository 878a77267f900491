import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { HOURS_BY_GROUND } from '@/core/kernel/moderated/grounds.rules';
import { ANSWER_DAYS, awaitsAnswer, isAuthorNotified, lastAnswerDay } from './author-answers.rules';

const asked = { ground: 'UNTRUE', answerUntil: '2026-11-23', isAnswered: false } as const;

it.each([
  [asked, '2026-11-20', true],
  [asked, '2026-11-23', true],
  [asked, '2026-11-24', false],
  [{ ...asked, isAnswered: true }, '2026-11-20', false],
  [{ ...asked, ground: 'PRIVACY' } as const, '2026-11-20', false],
  [{ ...asked, answerUntil: null }, '2026-11-20', false],
])('a case %j waits for its author on %s: %s', (one, today, expected) => {
  expect(awaitsAnswer(one, today)).toBe(expected);
});

it.each([
  ['REMOVED', null, true],
  ['PUBLISHED', null, true],
  ['KEPT', null, false],
  ['KEPT', '2026-11-23', true],
] as const)(
  'of a decision %s about a case that asked until %s its author is told: %s',
  (act, answerUntil, expected) => {
    expect(isAuthorNotified(act, { answerUntil })).toBe(expected);
  },
);

it('leaves days for the decision before the time of the law is over', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const today = day.toISOString().slice(0, 10);
      const [first, last] = [Date.parse(today), Date.parse(lastAnswerDay(today))];
      expect(last - first).toBe(ANSWER_DAYS * DAY_MS);
      expect(last + DAY_MS).toBeLessThan(first + HOURS_BY_GROUND.UNTRUE * HOUR_MS);
    }),
  );
});
