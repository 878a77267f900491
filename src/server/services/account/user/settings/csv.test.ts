import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('a table as CSV', () => {
  it('has a head, quotes what needs it, and keeps Hindi readable', () => {
    const rows = [
      { id: 1, text: 'तरक़्क़ी, "ok"', seen: true, note: null },
      { id: 2, text: 'two\nlines', seen: false, note: ['a'] },
    ];
    expect(toCsv(rows)).toBe(
      '\uFEFFid,text,seen,note\r\n1,"तरक़्क़ी, ""ok""",true,\r\n2,"two\nlines",false,"[""a""]"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\uFEFF=1', '\u200B+1', '＝1+1', '＋1', '－1', '＠x', '\u200B＝1'])(
    'lets no spreadsheet run %j',
    (text) => {
      expect(toCsv([{ text }])).toContain(`'${text}`);
    },
  );
});
