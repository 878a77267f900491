import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../common/india-calendar.rules';
import { CARDS_SHOW_WITHIN_HOURS, showsFrom } from './shows-from.rules';

const NOW = Date.UTC(2026, 10, 22, 9, 59, 59);

it.each([
  ['the first hour', 0, '2026-11-22T10:00:00.000Z'],
  ['the last hour', 23, '2026-11-23T09:00:00.000Z'],
])('a card shows in %s of the day after it', (_case, drawn, at) => {
  expect(showsFrom(NOW, CARDS_SHOW_WITHIN_HOURS, () => drawn)?.toISOString()).toBe(at);
});

it('a card shows at once if nothing is to pass', () => {
  expect(showsFrom(NOW, 0, () => 0)).toBeNull();
});

it('a card shows at a whole hour that comes within the time, and all that are sent in one hour have the same hours before them', () => {
  const hours = fc.integer({ min: 1, max: 168 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 42 }), hours, fc.nat(), (now, within, drawn) => {
      const at = showsFrom(now, within, (below) => drawn % below)?.getTime() ?? 0;
      expect(at % HOUR_MS).toBe(0);
      expect(at).toBeGreaterThan(now);
      expect(at).toBeLessThanOrEqual(now + within * HOUR_MS);
      const startOfHour = Math.floor(now / HOUR_MS) * HOUR_MS;
      expect(showsFrom(startOfHour, within, (below) => drawn % below)?.getTime()).toBe(at);
    }),
  );
});
