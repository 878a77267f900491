import { describe, expect, it } from 'vitest';
import { kolamLook, kolamPath } from './kolam-path';

const CELLS = 16;
const ARCS_PER_CELL = 2;

describe('kolamPath', () => {
  it('draws the same loops for the same pseudonym', () => {
    expect(kolamPath('QuietBulbul')).toBe(kolamPath('QuietBulbul'));
  });

  it('draws two arcs in each of the sixteen cells', () => {
    expect(kolamPath('PeepalRoot').match(/A5 5/g)).toHaveLength(CELLS * ARCS_PER_CELL);
  });

  it('keeps every point on the 40 × 40 canvas', () => {
    const numbers = [...kolamPath('NimbuPaani').matchAll(/M(\d+) (\d+)|(\d+) (\d+)(?=M|$)/g)].flatMap((match) =>
      match.slice(1).filter((part) => part !== undefined),
    );
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.map(Number).every((value) => value >= 0 && value <= 40)).toBe(true);
  });

  it('tells hundreds of people apart', () => {
    const paths = new Set(Array.from({ length: 3_000 }, (_, index) => kolamPath(`person-${index}`)));
    expect(paths.size).toBeGreaterThan(300);
  });
});

describe('kolamLook', () => {
  it('is the same for the same seed, and spreads evenly over twelve looks', () => {
    expect(kolamLook('QuietBulbul')).toEqual(kolamLook('QuietBulbul'));
    const counts = new Map<string, number>();
    for (let index = 0; index < 3_000; index += 1) {
      const { turn, isDeep, dots } = kolamLook(`person-${index}`);
      const look = `${turn} ${isDeep} ${dots.length}`;
      counts.set(look, (counts.get(look) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    expect(Math.min(...counts.values())).toBeGreaterThan(150);
  });
});
