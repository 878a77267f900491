import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LAKH } from '@/core/formatting/indian-number';
import { payScaleOf } from './pay-scale';

it('begins and ends at whole steps', () => {
  const scale = payScaleOf([420_000, 760_000, 1_560_000]);
  expect([scale.from, scale.to, scale.ticks.length]).toEqual([4 * LAKH, 16 * LAKH, 7]);
  expect(scale.at(4 * LAKH)).toBe(0);
  expect(scale.at(10 * LAKH)).toBe(50);
  expect(scale.at(20 * LAKH)).toBe(100);
});

it('holds every amount, in order, with at most seven ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 1, maxLength: 30 }), (amounts) => {
      const { from, to, ticks, at } = payScaleOf(amounts);
      expect(ticks[0]).toBe(from);
      expect(ticks.at(-1)).toBe(to);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const amount of amounts) expect(amount >= from && amount <= to).toBe(true);
      const places = amounts.toSorted((one, other) => one - other).map(at);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});
