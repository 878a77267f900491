import { describe, expect, it } from 'vitest';
import { CsvSplitter } from './csv-splitter';
import { guessLayout } from './guess-delimiter';

function split(text: string, delimiter = ','): readonly unknown[] {
  const splitter = new CsvSplitter(delimiter);
  const found = text.split('\n').flatMap((line, place) => splitter.take(line, place + 1));
  return [...found, ...splitter.end()].map((record) => ('cells' in record ? [record.line, ...record.cells] : record));
}

const NEVER_CLOSED = 'a quote is opened in this line and never closed';

describe('CsvSplitter', () => {
  it.each([
    ['plain cells', 'a,b,c', [[1, 'a', 'b', 'c']]],
    ['empty cells', ',,', [[1, '', '', '']]],
    ['delimiters in quotes', '"a,b",c', [[1, 'a,b', 'c']]],
    ['doubled quotes', '"say ""hi""",2', [[1, 'say "hi"', '2']]],
    ['an empty quoted cell', '"",x', [[1, '', 'x']]],
    [
      'line breaks in quotes',
      '"a\n\nb",2\n3,4',
      [
        [1, 'a\n\nb', '2'],
        [4, '3', '4'],
      ],
    ],
    ['blanks around quotes', 'a, "b, c" ,d', [[1, 'a', 'b, c', 'd']]],
    ['quotes within an unquoted cell', '5" pipe,x', [[1, '5" pipe', 'x']]],
    ['quotes with a backslash', '"he said \\"hi\\" there",x', [[1, 'he said "hi" there', 'x']]],
    ['a stray quote in quotes', '"a "good" one",x', [[1, 'a "good" one', 'x']]],
    [
      'empty lines',
      'a,b\n\n  \nc,d',
      [
        [1, 'a', 'b'],
        [4, 'c', 'd'],
      ],
    ],
  ])('reads %s', (_, text, records) => {
    expect(split(text)).toEqual(records);
  });

  it('refuses one line for a quote that is never closed, and goes on behind it', () => {
    expect(split('1,a\n2,"b\n3,c\n4,d')).toEqual([
      [1, '1', 'a'],
      { line: 2, damage: NEVER_CLOSED },
      [3, '3', 'c'],
      [4, '4', 'd'],
    ]);
  });

  it('goes on behind it also where a later line opens a quote of its own', () => {
    expect(split('1,"a\n2,"b, c"\n3,d')).toEqual([{ line: 1, damage: NEVER_CLOSED }, [2, '2', 'b, c'], [3, '3', 'd']]);
  });
});

describe('guessLayout', () => {
  it.each([
    ['commas', ['a,b,c', '1,2,3', '"4;5",6,7'], ',', 1],
    ['semicolons with commas in the texts', ['code;title;about', '1;x;a, b, c', '2;y;d, e'], ';', 1],
    ['tabs', ['a\tb', '1\t2,3'], '\t', 1],
    ['bars', ['a|b', '1|2'], '|', 1],
    ['what Excel says', ['sep=;', 'a,b;c', '1;2'], ';', 2],
    ['a title above the header', ['Salaries of 2024', '', 'company,role,pay', 'Acme,SDE,12', 'Best,QA,8'], ',', 3],
  ] as const)('finds %s', (_, lines, delimiter, headerLine) => {
    expect(guessLayout(lines)).toMatchObject({ delimiter, headerLine });
  });
});
