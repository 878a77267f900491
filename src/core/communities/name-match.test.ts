import { describe, expect, it } from 'vitest';
import { matchInName } from './name-match';

describe('a searched text in a name', () => {
  it.each([
    ['Vaayuna Technologies', 'tech', 'Vaayuna |Tech|nologies'],
    ['Notice Period', '  notice   PERIOD ', '|Notice Period|'],
    ['100% Remote_Work', '% r', '100|% R|emote_Work'],
    ['Engineering - Software & QA', 'a (', null],
    ['Notice Period', ' ', null],
    ['हिंदी बातें', 'बात', 'हिंदी |बात|ें'],
  ])('%s for %j', (name, search, marked) => {
    const found = matchInName(name, search);
    expect(found === null ? null : `${found.before}|${found.match}|${found.after}`).toBe(marked);
  });
});
