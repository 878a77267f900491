import { describe, expect, it } from 'vitest';
import { nameInGroups, underHeadings } from './catalog-group';

const groups = [
  { name: 'Cities', items: [{ id: 3, name: 'Bengaluru Tech' }] },
  { name: 'Empty here', items: [{ id: 9, name: 'Elsewhere' }] },
  {
    name: 'Pay',
    items: [
      { id: 1, name: 'Notice Period' },
      { id: 2, name: 'Offer Room' },
    ],
  },
];

describe('underHeadings', () => {
  it('keeps the order of the groups, and within one that of the members; those of none come last', () => {
    expect(underHeadings([2, 7, 3, 1], groups, (id) => id)).toEqual([
      { name: 'Cities', members: [3] },
      { name: 'Pay', members: [2, 1] },
      { name: '', members: [7] },
    ]);
  });

  it('has no heading without groups, and nothing without members', () => {
    expect(underHeadings([2, 1], [], (id) => id)).toEqual([{ name: '', members: [2, 1] }]);
    expect(underHeadings([], groups, (id) => id)).toEqual([]);
  });
});

describe('nameInGroups', () => {
  it('finds the name under any heading, and none for an id that is not there', () => {
    expect([1, 3, 7, null].map((id) => nameInGroups(groups, id))).toEqual([
      'Notice Period',
      'Bengaluru Tech',
      null,
      null,
    ]);
  });
});
