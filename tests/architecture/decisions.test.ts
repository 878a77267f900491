import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
/** About one screen. */
const MAX_WORDS = 300;
/** Records that are still longer; the list only shrinks. */
const LONGER = ['009'];

const records = readdirSync(FOLDER).filter((name) => /^\d{3}-/.test(name));
const index = readFileSync(`${FOLDER}/README.md`, 'utf8');

describe('the index of decisions', () => {
  it('has one row for each record, with its number, file and title', () => {
    const rows = index.split('\n').filter((line) => line.startsWith('| ['));
    const expected = records.map((name) => {
      const heading = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')[0] ?? '';
      return `| [${name.slice(0, 3)}](${name}) | ${heading.slice('# 000 '.length)} |`;
    });
    expect(rows).toEqual(expected);
  });

  it('has records of one screen at most', () => {
    const wordsOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8').trim().split(/\s+/).length;
    const longer = records.filter((name) => wordsOf(name) > MAX_WORDS).map((name) => name.slice(0, 3));
    expect(longer).toEqual(LONGER);
  });
});
