import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedHash, tileColorOf } from './tile.rules';

const tileCases: readonly (readonly [seed: string, color: string])[] = [
  ['', '#ECE5CB'],
  ['QuietBulbul', '#E9E3D8'],
  ['NimbuPaani', '#DCE7EA'],
  ['peepal-7', '#EFDEDF'],
  ['vaayuna-technologies', '#E1E1EC'],
  ['कोलम', '#DCE7EA'],
];

it.each(tileCases)('the tile of %j is %s', (seed, color) => {
  expect(tileColorOf(seed)).toBe(color);
});

describe('seedHash', () => {
  it('is the same unsigned 32-bit number for the same text', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const hash = seedHash(seed);
        expect(hash).toBe(seedHash(seed));
        expect(Number.isInteger(hash) && hash >= 0 && hash <= 0xffffffff).toBe(true);
      }),
    );
  });

  it('keeps its values, on which the drawn avatars depend', () => {
    expect([seedHash(''), seedHash('QuietBulbul'), seedHash('NimbuPaani')]).toMatchInlineSnapshot(`
      [
        447841614,
        664940356,
        3584083523,
      ]
    `);
  });
});

it('spreads seeds evenly over the six tile colours', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 3_000; index += 1) {
    const color = tileColorOf(`seed-${index}`);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(Math.min(...counts.values())).toBeGreaterThan(400);
});
