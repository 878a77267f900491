import { describe, expect, it } from 'vitest';
import { nameSearch, nameSearchValues } from './name-search';

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

describe('nameSearch', () => {
  it('puts what decides between equal matches before the name', () => {
    const { text } = nameSearch({ name: 'x', table: 'a.b', columns: 'id, name', order: 'followers_count desc' });
    expect(text).toMatch(/order by match, followers_count desc, lower\(name\)/);
    expect(nameSearch({ name: 'x', table: 'a.b', columns: 'id, name' }).text).toMatch(/order by match, lower\(name\)/);
  });
});
