import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MAX_CHANGES = 40;
const MAX_LENGTH = 250;

const lines = readFileSync('CHANGELOG.md', 'utf8').split('\n');
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('CHANGELOG.md', () => {
  it('has the version of package.json first, with the sections of Keep a Changelog once each', () => {
    const headings = lines.filter((line) => line.startsWith('#'));
    const remedy = 'A merge has kept old lines: take the file of main and add your own line again.';
    expect(headings[1], remedy).toMatch(new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - `));
    const next = headings.findIndex((line, place) => place > 1 && line.startsWith('## '));
    const sections = headings.slice(2, next === -1 ? undefined : next);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].map((name) => `### ${name}`);
    expect(sections, remedy).toEqual(known.filter((name) => sections.includes(name)));
  });

  it('says each change in one short line', () => {
    const changes = lines.filter((line) => line.startsWith('- '));
    expect(changes.length).toBeLessThanOrEqual(MAX_CHANGES);
    expect(changes.filter((line) => line.length > MAX_LENGTH)).toEqual([]);
    expect(new Set(changes).size).toBe(changes.length);
  });
});
