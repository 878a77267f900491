import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEquivalents } from './equivalents';
import { changeOf } from './judge';
import { mutationsOf } from './mutations';

it('lists as equivalent only mutants that the runner makes', () => {
  const listed = readEquivalents();
  expect(listed).not.toEqual([]);
  const unknown = listed.flatMap(({ file, line, mutants }) =>
    mutants.filter((one) => !changesIn(file, line).includes(one)).map((one) => `${file}: ${one}`),
  );
  expect(unknown).toEqual([]);
});

function changesIn(file: string, line: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const isHere = (start: number) => {
    const from = text.lastIndexOf('\n', start) + 1;
    return text.slice(from).split('\n', 1)[0]?.trim() === line;
  };
  return mutationsOf(file, text)
    .filter(({ start }) => isHere(start))
    .map((one) => changeOf({ ...one, was: text.slice(one.start, one.end) }));
}
