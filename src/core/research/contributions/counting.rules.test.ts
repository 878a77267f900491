import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MIN_ACCOUNT_DAYS, SNAPSHOT_DAYS } from '../salaries/snapshot-limits.rules';
import { firstSnapshotFor } from './counting.rules';

const TAKEN = 20_000;
const old = { waitsUntil: null, madeOn: -100, isChecked: false };

it.each([
  ['an old account, with the next snapshot', old, TAKEN + 2, TAKEN + 7],
  ['an old account on the day of a snapshot, with the next one', old, TAKEN, TAKEN + 7],
  ['an account of today, once it is old enough', { ...old, madeOn: TAKEN + 1 }, TAKEN + 1, TAKEN + 21],
  ['an account of that day, in two weeks', { ...old, madeOn: TAKEN }, TAKEN, TAKEN + 14],
  [
    'a checked account of today, with the next snapshot',
    { ...old, madeOn: TAKEN + 1, isChecked: true },
    TAKEN + 1,
    TAKEN + 7,
  ],
  [
    'a report that waits, with the first snapshot from its day on',
    { ...old, waitsUntil: TAKEN + 8 },
    TAKEN + 1,
    TAKEN + 14,
  ],
  ['a snapshot that is late, with the one that follows', old, TAKEN + 9, TAKEN + 14],
])('pay counts: %s', (_case, pay, today, day) => {
  expect(firstSnapshotFor(pay, TAKEN, today)).toBe(day);
});

it('before the first snapshot pay counts as soon as it may', () => {
  expect(firstSnapshotFor(old, null, 9)).toBe(9);
  expect(firstSnapshotFor({ ...old, madeOn: 9 }, null, 9)).toBe(9 + MIN_ACCOUNT_DAYS);
});

it('the day is that of a snapshot, not over, and the first on which the report may count', () => {
  const day = fc.integer({ min: 0, max: 100 });
  const pays = fc.record({ waitsUntil: fc.option(day), madeOn: day, isChecked: fc.boolean() });
  fc.assert(
    fc.property(pays, day, day, (pay, takenOn, since) => {
      const today = takenOn + since;
      const ready = Math.max(pay.waitsUntil ?? 0, pay.isChecked ? 0 : pay.madeOn + MIN_ACCOUNT_DAYS, today);
      const first = firstSnapshotFor(pay, takenOn, today);
      expect((first - takenOn) % SNAPSHOT_DAYS).toBe(0);
      expect(first).toBeGreaterThan(takenOn);
      expect(first).toBeGreaterThanOrEqual(ready);
      expect(first - SNAPSHOT_DAYS < Math.max(ready, takenOn + 1)).toBe(true);
    }),
  );
});
