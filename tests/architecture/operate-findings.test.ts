import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const upTo = (kind: string, last: number) => Array.from({ length: last }, (_, place) => `${kind}${place + 1}`);

/** The rows of the table, by finding: what became of each. */
function rows(): ReadonlyMap<string, string> {
  const lines = readFileSync('docs/operate-findings.md', 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(cells.flatMap(([, id = '', , became = '']) => (/^[HM]\d+$/.test(id) ? [[id, became] as const] : [])));
}

describe('docs/operate-findings.md', () => {
  it('has a row for each finding, which names a test or says that it is not yet', () => {
    expect([...rows().keys()]).toEqual([...upTo('H', 7), ...upTo('M', 12)]);
    expect([...rows()].filter(([, became]) => !/\.test\.tsx?`|No test|not yet/i.test(became))).toEqual([]);
  });

  it('names files that are there', () => {
    const named = [...rows().values()].flatMap((became) =>
      [...became.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|yaml|service))`/g)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
