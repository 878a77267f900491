import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CHAPTERS = 17;
const LEVEL_1 = 70;

function rows(): readonly (readonly [chapter: string, done: string])[] {
  const lines = readFileSync('docs/asvs.md', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, chapter = '', , done = ''] = line.split('|').map((cell) => cell.trim());
    return /^V\d/.test(chapter) ? [[chapter, done] as const] : [];
  });
}

function requirementsOf(number: string): readonly string[] {
  const [, group, first = '', last = first] = /^(V\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?$/.exec(number) ?? [];
  if (group === undefined) return [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, place) => `${group}.${Number(first) + place}`);
}

describe('docs/asvs.md', () => {
  it('has every chapter, and names for each row a test, or says that it is not done or used', () => {
    const chapters = new Set(rows().flatMap(([chapter]) => /^V\d+(?= )/.exec(chapter) ?? []));
    expect([...chapters]).toEqual(Array.from({ length: CHAPTERS }, (_, place) => `V${place + 1}`));
    expect(rows().filter(([, done]) => !/\.test\.ts|not done|not used/i.test(done))).toEqual([]);
  });

  it('has every requirement of level 1', () => {
    const numbers = rows().flatMap(([number]) => requirementsOf(number));
    expect(numbers).toHaveLength(LEVEL_1);
    expect(new Set(numbers).size).toBe(LEVEL_1);
  });

  it('names files that are there', () => {
    const named = rows().flatMap(([, done]) =>
      [...done.matchAll(/`([\w./-]+\.(?:tsx?|conf))`/g)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(CHAPTERS);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
