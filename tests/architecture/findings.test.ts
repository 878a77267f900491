import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const upTo = (kind: string, last: number) => Array.from({ length: last }, (_, place) => `${kind}${place + 1}`);

/** The rows of a table, by finding: what became of each. */
function rowsOf(path: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path, 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(cells.flatMap(([, id = '', , became = '']) => (/^[HM]\d+$/.test(id) ? [[id, became] as const] : [])));
}

describe.each([
  { path: 'docs/operate-findings.md', high: 7, medium: 12, files: 21 },
  { path: 'docs/house-findings.md', high: 6, medium: 13, files: 15 },
])('$path', ({ path, high, medium, files }) => {
  it('has a row for each finding, which names a test or says that it is not yet', () => {
    expect([...rowsOf(path).keys()]).toEqual([...upTo('H', high), ...upTo('M', medium)]);
    expect([...rowsOf(path)].filter(([, became]) => !/\.test\.tsx?`|No test|not yet/i.test(became))).toEqual([]);
  });

  it('names files that are there', () => {
    const named = [...rowsOf(path).values()].flatMap((became) =>
      [...became.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|yaml|service))`/g)].map(([, one = '']) => one),
    );
    expect(named.length).toBeGreaterThanOrEqual(files);
    expect(named.filter((one) => !existsSync(one))).toEqual([]);
  });
});
