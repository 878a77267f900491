import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const IN_FORCE = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17].map((number) => `L-IT-${number}`),
  ...['L-CP-1', 'L-CP-4', 'L-SP-1'],
];

const upTo = (kind: string, last: number) => Array.from({ length: last }, (_, place) => `L-${kind}-${place + 1}`);

const ALL = [...upTo('IT', 17), ...upTo('DP', 11), ...upTo('BIS', 10), ...upTo('CP', 4), ...upTo('SP', 3)];

function rows(): ReadonlyMap<string, string> {
  const lines = readFileSync('docs/law.md', 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(cells.flatMap(([, id = '', , proof = '']) => (id.startsWith('L-') ? [[id, proof] as const] : [])));
}

describe('docs/law.md', () => {
  it('names for each requirement in force a test, or says that it is not yet', () => {
    const known = rows();
    const open = IN_FORCE.filter((id) => !/\.test\.ts|\.contract\.ts|not yet/i.test(known.get(id) ?? ''));
    expect(open).toEqual([]);
  });

  it('has a row for every requirement', () => {
    expect([...rows().keys()].toSorted()).toEqual(ALL.toSorted());
  });

  it('names files that are there', () => {
    const named = [...rows().values()].flatMap((proof) =>
      [...proof.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path),
    );
    expect(named.length).toBeGreaterThan(IN_FORCE.length);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
