import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedHash, tileClass, tileClassOfColor } from './seed-hash';

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

  it('keeps its values, because pictures of people hang on them', () => {
    expect([seedHash(''), seedHash('QuietBulbul'), seedHash('NimbuPaani')]).toMatchInlineSnapshot(`
      [
        447841614,
        664940356,
        3584083523,
      ]
    `);
  });
});

describe('tileClass', () => {
  it('spreads names evenly over the six tiles', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 3_000; index += 1) {
      const tile = tileClass(`person-${index}`);
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(400);
  });
});

describe('tileClassOfColor', () => {
  it('knows the six tile colours in either case, and no other', () => {
    expect(tileClassOfColor('#e9e3d8')).toBe('tile-a');
    expect(tileClassOfColor('#ECE5CB')).toBe('tile-f');
    expect(tileClassOfColor('#000000')).toBeNull();
  });
});
