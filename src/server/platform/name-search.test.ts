import { describe, expect, it } from 'vitest';
import { defineNameSearch, nameSearchValues } from './name-search';
import { integer, text } from './sql-types';

describe('nameSearchValues', () => {
  it('are the text itself, the end of what begins with it, a word, a part and the limit', () => {
    expect(nameSearchValues('  Soft   WARE ', 5)).toEqual([
      'soft ware',
      'soft ware\u{10FFFF}',
      '\\msoft ware',
      '%soft ware%',
      5,
    ]);
  });

  it('look for the beginnings of words only where the text is short', () => {
    expect(nameSearchValues('te', 5)[3]).toBe('% te%');
    expect(nameSearchValues('💥💥', 5)[3]).toBe('% 💥💥%');
    expect(nameSearchValues('tec', 5)[3]).toBe('%tec%');
  });

  it('take every character as itself', () => {
    expect(nameSearchValues('50%_\\', 1).slice(2, 4)).toEqual(['\\m50\\%\\_\\\\', '%50\\%\\_\\\\%']);
    expect(nameSearchValues('c++ (.*)', 1)[2]).toBe('\\mc\\+\\+ \\(\\.\\*\\)');
    expect(nameSearchValues('तरक़्क़ी', 1)[2]).toBe('\\mतरक़्क़ी');
    expect(nameSearchValues('a\0b', 1)[0]).toBe('a\u{FFFD}b');
  });
});

describe('defineNameSearch', () => {
  it('puts what decides between equal matches before the name', () => {
    const list = { table: 'a.b', columns: { id: integer, name: text } };
    const ordered = defineNameSearch({ ...list, name: 'test.ordered-search', order: 'followers_count desc' });
    expect(ordered.text).toMatch(/order by match, followers_count desc, lower\(name\)/);
    const plain = defineNameSearch({ ...list, name: 'test.plain-search' });
    expect(plain.text).toMatch(/order by match, lower\(name\)/);
  });
});
