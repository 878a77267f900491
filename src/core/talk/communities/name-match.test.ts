import { describe, expect, it } from 'vitest';
import { isInName, piecesOf } from './name-match';

const marked = (name: string, search: string) =>
  piecesOf(name, search)
    .map(({ text, isMatch }) => (isMatch ? `|${text}|` : text))
    .join('');

describe('a searched text in a name', () => {
  it.each([
    ['Vaayuna Technologies', 'tech', 'Vaayuna |Tech|nologies'],
    ['Notice Period', '  notice   PERIOD ', '|Notice Period|'],
    ['Notice Period', 'period notice', '|Notice| |Period|'],
    ['Notice Period', 'Nótice', '|Notice| Period'],
    ['Nestlé India', 'nestle', '|Nestlé| India'],
    ['ﬁnance', 'fin', '|ﬁn|ance'],
    ['100% Remote_Work', '% r', '100|% R|emote_Work'],
    ['Research & Development', 'r', '|R|esea|r|ch & Development'],
    ['Engineering - Software & QA', 'a (', 'Engineering - Softw|a|re & Q|A|'],
    ['TCP/IP (networks)', 'p/i', 'TC|P/I|P (networks)'],
    ['Notice Period', ' ', 'Notice Period'],
    ['Notice Period', 'noitce', 'Notice Period'],
    ['हिंदी बातें', 'बात', 'हिंदी |बातें|'],
    ['नौकरी की बातें', 'की नौ', '|नौ|करी |की| बातें'],
  ])('%s for %j', (name, search, expected) => {
    expect(marked(name, search)).toBe(expected);
    expect(isInName(name, search)).toBe(expected.includes('|'));
  });
});
