import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

describe('the index of decisions', () => {
  it('has one row for each record, with its number, file, title and a state', () => {
    const records = readdirSync(FOLDER).filter((name) => /^\d{3}-/.test(name));
    const rows = index.split('\n').filter((line) => line.startsWith('| ['));
    const expected = records.map((name) => {
      const heading = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')[0] ?? '';
      return `| [${name.slice(0, 3)}](${name}) | ${heading.slice('# 000 '.length)} |`;
    });
    const withoutState = rows.map((row) => row.replace(/ [^|]+ \|$/, ''));
    expect(withoutState).toEqual(expected);
  });
});
