import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import { payRowsScaleOf } from './pay-rows-scale';
import { payScaleOf } from './pay-scale';

const amounts = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 1, maxLength: 30 });

it('begins and ends at whole steps', () => {
  const scale = payScaleOf([420_000, 760_000, 1_560_000]);
  expect([scale.from, scale.to, scale.ticks.length]).toEqual([4 * LAKH, 16 * LAKH, 7]);
  expect(scale.at(4 * LAKH)).toBe(0);
  expect(scale.at(10 * LAKH)).toBe(50);
  expect(scale.at(20 * LAKH)).toBe(100);
});

it.each([payScaleOf, payRowsScaleOf])('%o holds every amount, in order, with at most seven ticks', (scaleOf) => {
  fc.assert(
    fc.property(amounts, (some) => {
      const { from, to, ticks, at } = scaleOf(some);
      expect([ticks[0], ticks.at(-1)]).toEqual([from, to]);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
      for (const amount of some) expect(amount >= from && amount <= to).toBe(true);
      const places = some.toSorted((one, other) => one - other).map(at);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});
