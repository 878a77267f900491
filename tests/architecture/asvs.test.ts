import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CHAPTERS = 17;

/** The rows of docs/asvs.md: the chapter, and what is done for it. */
function rows(): readonly (readonly [chapter: string, done: string])[] {
  const lines = readFileSync('docs/asvs.md', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, chapter = '', , done = ''] = line.split('|').map((cell) => cell.trim());
    return /^V\d/.test(chapter) ? [[chapter, done] as const] : [];
  });
}

describe('docs/asvs.md', () => {
  it('has every chapter, and names for each row a test, or says that it is not done or used', () => {
    const chapters = new Set(rows().map(([chapter]) => chapter.split(' ')[0]));
    expect([...chapters]).toEqual(Array.from({ length: CHAPTERS }, (_, place) => `V${place + 1}`));
    expect(rows().filter(([, done]) => !/\.test\.ts|not done|not used/i.test(done))).toEqual([]);
  });

  it('names files that are there', () => {
    const named = rows().flatMap(([, done]) =>
      [...done.matchAll(/`([\w./-]+\.(?:tsx?|conf))`/g)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(CHAPTERS);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
