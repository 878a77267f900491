import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctBy, withItem, withoutKey } from './unique-list';

const self = (item: number): number => item;

it('adds an item once and keeps the list itself where nothing changes', () => {
  const one = withItem([], 7, self);
  expect(one).toEqual([7]);
  expect(withItem(one, 7, self)).toBe(one);
  expect(withoutKey(one, 8, self)).toBe(one);
  expect(withoutKey(one, 7, self)).toEqual([]);
});

it('keeps each key once, in the order of first appearance, whatever is added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (numbers) => {
      const grown = numbers.reduce<readonly number[]>((list, number) => withItem(list, number, self), []);
      expect(grown).toEqual([...new Set(numbers)]);
      expect(distinctBy(numbers, self)).toEqual(grown);
    }),
  );
});
