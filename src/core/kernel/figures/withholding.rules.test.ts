import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_GROUP } from './figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from './shown-numbers.rules';
import type { Partition, WithheldGroup } from './withholding.rules';
import { withheldAmong } from './withholding.rules';

const group = (count: number, change: Partial<WithheldGroup> = {}): WithheldGroup => ({
  count,
  voices: count,
  isWithheld: count < MIN_GROUP,
  isNameless: false,
  wasShown: false,
  ...change,
});
const shownParts = (...counts: readonly number[]) => {
  const groups = [group(counts.reduce((sum, count) => sum + count, 0)), ...counts.map((count) => group(count))];
  const hidden = withheldAmong(groups, [{ whole: 0, parts: counts.map((_count, place) => place + 1) }]);
  return counts.filter((_count, place) => hidden[place + 1] === false);
};

describe('what is withheld of a whole and its parts', () => {
  it.each([
    [
      [9, 6, 5],
      [9, 6, 5],
    ],
    [[9, 6, 4], [9]],
    [
      [9, 6, 4, 1],
      [9, 6],
    ],
    [[9, 6, 2, 1], [9]],
    [[5, 1], []],
    [[600, 1], [600]],
    [[600, 7, 1], [600]],
    [
      [9, 6, 4, 0],
      [9, 0],
    ],
    [[50, 1], [50]],
    [[49, 1], []],
  ])('of parts of %j people %j are shown', (counts, shown) => {
    expect(shownParts(...counts)).toEqual(shown);
  });

  it.each([9, 60])('withholds the whole if it alone is left to work a part of %i out by', (count) => {
    const groups = [group(count), group(count, { isWithheld: true })];
    expect(withheldAmong(groups, [{ whole: 0, parts: [1] }])).toEqual([true, true]);
  });

  it('withholds a part if the whole alone is withheld', () => {
    const groups = [group(20, { isWithheld: true }), group(9), group(11)];
    expect(withheldAmong(groups, [{ whole: 0, parts: [1, 2] }])).toEqual([true, true, false]);
  });

  it('takes the fewest people, a single one too, and of two equal parts the first', () => {
    const single = [group(14), group(9), group(1, { isWithheld: false }), group(4)];
    expect(withheldAmong(single, [{ whole: 0, parts: [1, 2, 3] }])).toEqual([false, false, true, true]);
    const equal = [group(24), group(10), group(10), group(4)];
    expect(withheldAmong(equal, [{ whole: 0, parts: [1, 2, 3] }])).toEqual([false, true, false, true]);
  });

  it('refuses a partition of groups that are not there', () => {
    expect(() => withheldAmong([group(9)], [{ whole: 0, parts: [1] }])).toThrow(
      new RangeError('There is no group at position 1.'),
    );
  });

  it('follows a loss into every other partition that it stands in', () => {
    const groups = [group(18), group(9), group(9), group(20), group(4), group(16, { wasShown: true })];
    const hidden = withheldAmong(groups, [
      { whole: 3, parts: [4, 5] },
      { whole: 0, parts: [1, 2] },
      { whole: 5, parts: [1, 4] },
    ]);
    expect(hidden).toEqual([false, true, true, false, true, true]);
  });

  it('withholds others before what was shown, and nobody for the sake of five who have no name', () => {
    const shown = [group(30, { wasShown: true }), group(8, { wasShown: true }), group(18), group(4)];
    expect(withheldAmong(shown, [{ whole: 0, parts: [1, 2, 3] }])).toEqual([false, false, true, true]);
    const nameless = [group(14), group(9), group(5, { isNameless: true, isWithheld: false })];
    expect(withheldAmong(nameless, [{ whole: 0, parts: [1, 2] }])).toEqual([false, false, true]);
    const few = [group(13), group(9), group(4, { isNameless: true })];
    expect(withheldAmong(few, [{ whole: 0, parts: [1, 2] }])).toEqual([false, true, true]);
  });

  it('leaves no partition of a table with its margins from which one term can be worked out', () => {
    const cells = fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(cells, (rows) => {
        const width = 3;
        const rowSums = rows.map((row) => row.reduce((sum, count) => sum + count, 0));
        const columnSums = [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
        const all = rowSums.reduce((sum, count) => sum + count, 0);
        const counts = [all, ...rowSums, ...columnSums, ...rows.flat()];
        const cell = (row: number, column: number) => 1 + rows.length + width + row * width + column;
        const places = rows.map((_row, row) => row);
        const partitions: Partition[] = [
          { whole: 0, parts: places.map((row) => 1 + row) },
          { whole: 0, parts: [0, 1, 2].map((column) => 1 + rows.length + column) },
          ...places.map((row) => ({ whole: 1 + row, parts: [0, 1, 2].map((column) => cell(row, column)) })),
          ...[0, 1, 2].map((column) => ({
            whole: 1 + rows.length + column,
            parts: places.map((row) => cell(row, column)),
          })),
        ];
        const hidden = withheldAmong(
          counts.map((count) => group(count)),
          partitions,
        );
        expect(
          hidden.every((isHidden, place) => isHidden || counts[place] === 0 || (counts[place] ?? 0) >= MIN_GROUP),
        ).toBe(true);
        for (const { whole, parts } of partitions) {
          const terms = [whole, ...parts].filter((term) => hidden[term]);
          const rest = parts.reduce((sum, part) => sum + (hidden[part] ? (counts[part] ?? 0) : 0), 0);
          const isSpared = (counts[whole] ?? 0) >= MIN_FOR_ROUNDED_COUNTS;
          if (!isSpared) expect(terms).not.toHaveLength(1);
          if (!isSpared && !hidden[whole] && rest > 0) expect(rest).toBeGreaterThanOrEqual(MIN_GROUP);
        }
      }),
    );
  });
});
