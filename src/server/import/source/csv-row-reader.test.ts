import { describe, expect, it } from 'vitest';
import { CsvRowReader } from './csv-row-reader';
import { isDamaged } from './source-row';

function read(rows: readonly (readonly string[])[], isOpenEnded: boolean): readonly string[] {
  const reader = new CsvRowReader(['Name ', 'City'], ['Name', 'City']);
  const records = rows.map((cells, place) => ({ line: place + 2, cells }));
  return [...reader.read(records), ...reader.end(isOpenEnded)].map((row) =>
    isDamaged(row) ? row.damage : row.textUnder('City'),
  );
}

describe('the rows of a CSV file', () => {
  it('say that the file breaks off in its last one', () => {
    expect(read([['Ochre', 'Pune'], ['Wool']], true)).toEqual(['Pune', 'the file breaks off in this row']);
    expect(read([['Ochre', 'Pune'], ['Wool']], false)).toEqual(['Pune', '']);
    expect(read([['Ochre'], ['Wool', 'Surat'], ['Loom']], true)).toEqual(['', 'Surat', '']);
    expect(
      read(
        [
          ['Ochre', 'Pune'],
          ['Wool', 'Sur'],
        ],
        true,
      ),
    ).toEqual(['Pune', 'Sur']);
  });

  it('are not the headers once more, and have no more cells than those', () => {
    expect(
      read(
        [
          ['Name', 'City'],
          ['NAME', 'city '],
          ['Ochre', 'Pune', 'x'],
          ['Wool', 'Surat', ''],
        ],
        false,
      ),
    ).toEqual([
      'has the headers again',
      'has the headers again',
      'has 3 values for 2 columns: a value with the delimiter in it is not quoted',
      'Surat',
    ]);
  });
});
