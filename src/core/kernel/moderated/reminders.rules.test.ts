import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../common/india-calendar.rules';
import { GROUNDS } from './grounds.rules';
import { hoursTaken, REMINDERS, reminderAt, remindersBefore, remindersDue } from './reminders.rules';

const DUE = 1000 * HOUR_MS;
const before = (hours: number) => DUE - hours * HOUR_MS;

it.each([
  ['ORDER', [before(3), before(1.5), before(0.75), DUE, null]],
  ['PRIVACY', [before(36), before(18), before(9), DUE, null]],
] as const)('%s is reminded of at its coming, at half, at three quarters and when it is due', (ground, moments) => {
  expect([0, 1, 2, 3, 4].map((sent) => reminderAt(ground, DUE, sent))).toEqual(moments);
});

it('only what is due within three hours is told at its coming', () => {
  expect(GROUNDS.filter((ground) => remindersBefore(ground) === 0)).toEqual(['INTIMATE', 'ORDER']);
  expect(new Set(GROUNDS.map(remindersBefore))).toEqual(new Set([0, 1]));
});

it('after a stop each reminder whose moment has passed is due, and none before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GROUNDS), fc.integer({ min: -200, max: 50 }), (ground, hours) => {
      const now = DUE + hours * HOUR_MS;
      const due = remindersDue(ground, DUE, now);
      expect(due === REMINDERS).toBe(now >= DUE);
      const next = reminderAt(ground, DUE, due);
      expect(next === null || next > now).toBe(true);
    }),
  );
});

it.each([
  [before(36), 1],
  [before(35.5), 1],
  [before(34.5), 2],
  [DUE, 36],
  [DUE + HOUR_MS / 2, 37],
])('an answer at %i took %i hours', (at, hours) => {
  expect(hoursTaken('PRIVACY', DUE, at)).toBe(hours);
});
