import type { AnyTable } from '@tests/support/any-tables';
import { anyTables, FIRMS, FOREIGN, misspelt, PHRASES, ROLES, ROWS_OF_A_FIRM } from '@tests/support/any-tables';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '@/server/import/columns/clean-text';
import type { ImportColumns } from '@/server/import/columns/column';
import { guessColumns } from '@/server/import/columns/guess-columns';
import { rowReader } from '@/server/import/columns/read-row';
import { importKinds } from './import-kinds';

const ROWS = 120;
const RUNS = 12;

/** Columns of names or prose, which never contain a number, an address or a count. */
const NAMES = [
  'company',
  'name',
  'location',
  'headquarters',
  'jobProfile',
  'title',
  'city',
  'likes',
  'dislikes',
  'industry',
];
const NO_NAME = /^(?:https?:\/\/\S+|[.,]*\d[\d.,]*\s*(?:k|l)?)$/i;
/** Columns in which a count is never valid. A company may be called "99 Acres". */
const PLACES = ['location', 'headquarters', 'jobProfile', 'city'];
const NO_PLACE = /^\d+ (?:locations|offices)$/;
/** Values that mean nothing. Some files rate missing parts 0. */
const NOTHING: Readonly<Record<string, RegExp>> = {
  reviews: /^0(\.0)?$/,
  jobs: /^(?:false|no|n|0(\.0)?)$/i,
};
/** Facts of a company's page under the headers of a reviewer's ratings. */
const OF_PAGE = ['Work Life Balance', 'Job Security', 'Company Culture', 'Salary and Benefits'];

const kinds = Object.entries(anyTables).map(([name, table]) => {
  const kind = importKinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`There is no kind for ${name}.`);
  return { name, table, columns: kind.columns };
});

const drawnOf = ({ headers }: AnyTable, pageHeaders: readonly string[]) =>
  fc.record({
    shuffled: fc.shuffledSubarray([...Object.keys(headers), ...Object.keys(FOREIGN)], { minLength: 4 }),
    slips: fc.dictionary(fc.constantFrom(...Object.keys(headers)), fc.tuple(fc.nat(20), fc.nat(2)), { maxKeys: 2 }),
    ofPage: fc.subarray([...pageHeaders]),
  });

type Drawn = ReturnType<typeof drawnOf> extends fc.Arbitrary<infer T> ? T : never;

function cellsOf(
  { headers, cells }: AnyTable,
  { shuffled, slips, ofPage }: Drawn,
): ReadonlyMap<string, readonly string[]> {
  const numbers = Array.from({ length: ROWS }, (_, n) => n);
  const known = shuffled.map((name) => {
    const slip = slips[name];
    const header = headers[name] ?? name;
    const written = slip === undefined ? header : misspelt(header, ...slip);
    return [written, numbers.map(cells[name] ?? FOREIGN[name] ?? String)] as const;
  });
  const constant = ofPage.map(
    (header, at) => [header, numbers.map((n) => String(1 + ((Math.floor(n / ROWS_OF_A_FIRM) + at) % 5)))] as const,
  );
  return new Map([...constant, ...known]);
}

describe.each(kinds)('any table of $name', ({ name: kind, table, columns }) => {
  const guessed = (cells: ReadonlyMap<string, readonly string[]>) =>
    guessColumns(columns, [...cells.keys()], (header) => cells.get(header) ?? []).columns;

  it('gives no column what does not have its shape, and no fact of a page', () => {
    fc.assert(
      fc.property(drawnOf(table, kind === 'reviews' ? OF_PAGE : []), (drawn) => {
        const found = guessed(cellsOf(table, drawn));
        for (const [name, header] of Object.entries(found)) {
          // Headers match their own column or a typo of it, never another.
          expect(Object.keys(FOREIGN)).not.toContain(header);
          if (drawn.shuffled.includes('company')) expect(drawn.ofPage).not.toContain(header);
          const own = table.headers[name];
          if (own !== undefined && drawn.shuffled.includes(name) && !(name in drawn.slips)) expect(header).toBe(own);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('finds every column that is called by its name, in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Object.keys(table.headers), { minLength: Object.keys(table.headers).length }),
        (shuffled) => {
          const cells = cellsOf(table, { shuffled: [...shuffled, ...Object.keys(FOREIGN)], slips: {}, ofPage: [] });
          expect(guessed(cells)).toMatchObject(table.headers);
        },
      ),
      { numRuns: 3 },
    );
  });
});

const anyCell = fc.oneof(
  fc.constantFrom(
    '7.8k',
    '240',
    '1.1L Reviews',
    'https://x.example/a',
    '4/5/2021',
    '38 locations',
    '--',
    '12 %',
    '👍',
    'N/A',
  ),
  fc.constantFrom(...FIRMS, ...ROLES, ...PHRASES),
  fc.string({ maxLength: 20 }),
);

function readCells(columns: ImportColumns, cells: ReadonlyMap<string, string>) {
  const map = {
    columns: Object.fromEntries([...cells.keys()].map((name) => [name, name])),
    values: {},
    dateOrders: {},
  };
  return rowReader(columns, map, 0)({ line: 1, textUnder: (header) => cells.get(header) ?? '' });
}

describe.each(importKinds.map(({ name, columns }) => ({ name, columns })))(
  'any row of $name',
  ({ name: kind, columns }) => {
    it('has a value of the shape of its column, or a line', () => {
      const cells = anyTables[kind]?.cells ?? {};
      const required = Object.keys(columns).filter((name) => columns[name]?.isRequired === true);
      const usual = Object.fromEntries(required.map((name) => [name, cells[name]?.(7) ?? PHRASES[0] ?? '']));
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...Object.keys(columns)), anyCell), (drawn) => {
          const texts = new Map(Object.entries({ ...usual, ...drawn }));
          const read = readCells(columns, texts);
          if ('fault' in read) {
            expect(required).toContain(read.fault.column);
            return;
          }
          const row = new Map<string, unknown>(Object.entries(read.row));
          const told = new Set(read.leftOut.map(({ column }) => column));
          for (const [name, text] of texts) {
            const value = row.get(name) ?? null;
            const isNothing = cleanText(text) === '' || NOTHING[kind]?.test(cleanText(text)) === true;
            if (value === null) expect(isNothing || told.has(name), `${name}: ${text}`).toBe(true);
            if (typeof value !== 'string') continue;
            if (NAMES.includes(name)) expect(value).not.toMatch(NO_NAME);
            if (PLACES.includes(name)) expect(value).not.toMatch(NO_PLACE);
          }
        }),
        { numRuns: 60 },
      );
    });
  },
);
