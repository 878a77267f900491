import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const MAX_WORDS = 300;
/** Records that are still longer; the list only shrinks. */
const LONGER = ['009'];

const records = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

describe('the records of decisions', () => {
  it('have a number of their own, and a title that begins with it', () => {
    const numbers = records.map((name) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(records.length);
    expect(records.map((name) => textOf(name).split(' ', 2).join(' '))).toEqual(numbers.map((number) => `# ${number}`));
  });

  it('are one screen at most', () => {
    const wordsOf = (name: string) => textOf(name).trim().split(/\s+/).length;
    const longer = records.filter((name) => wordsOf(name) > MAX_WORDS).map((name) => name.slice(0, 3));
    expect(longer).toEqual(LONGER);
  });
});
