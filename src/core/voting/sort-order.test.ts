import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sortable } from './sort-order';
import { SORT_ORDERS, sortedBy } from './sort-order';

const old: Sortable = { id: 'a', createdAt: '2026-01-01T00:00:00.000Z', upvotes: 5 };
const middle: Sortable = { id: 'b', createdAt: '2026-01-02T00:00:00.000Z', upvotes: 9 };
const young: Sortable = { id: 'c', createdAt: '2026-01-03T00:00:00.000Z', upvotes: 5 };

it('sorts by popularity, from old to new and from new to old', () => {
  const items = [middle, young, old];
  expect(sortedBy(items, 'popularity')).toEqual([middle, young, old]);
  expect(sortedBy(items, 'oldToNew')).toEqual([old, middle, young]);
  expect(sortedBy(items, 'newToOld')).toEqual([young, middle, old]);
});

it('has one order for the same items, however they come', () => {
  const items = fc.uniqueArray(
    fc.record({
      id: fc.string(),
      createdAt: fc.constantFrom(old.createdAt, young.createdAt),
      upvotes: fc.nat(2),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(items, fc.constantFrom(...SORT_ORDERS), (list, order) => {
      expect(sortedBy(list.toReversed(), order)).toEqual(sortedBy(list, order));
    }),
  );
});
