import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '@/server/import/columns/clean-text';
import { guessColumns } from '@/server/import/columns/guess-columns';
import { readRow } from '@/server/import/columns/read-row';
import { properName, words } from '@/server/import/columns/shapes';
import { importKinds } from './import-kinds';

/** Names that the importer does not contain, of which the values of the tables are made. */
const FIRMS = ['Quixwell Partners', 'Brindal Foods', 'Ostrava Motors', 'Zennor Textiles', 'Lumbra Health'];
const ROLES = ['Loom Tester', 'Kiln Keeper', 'Tram Driver', 'Reed Cutter', 'Wick Trimmer'];
const PHRASES = [
  'The canteen is warm and the people are patient with newcomers',
  'Shifts change too often and nobody says why before the week begins',
  'You learn a lot from the older weavers if you ask them',
  'The roof leaks when it rains and the fans are loud in summer',
  'Leave is granted without a fuss and the pay comes on the first',
];
const HEADERS: Readonly<Record<string, string>> = {
  company: 'Company Name',
  rating: 'Overall Rating',
  date: 'Review Date',
  likes: 'Pros',
  dislikes: 'Cons',
  location: 'City',
  jobProfile: 'Job Title',
};

/** Columns that no kind of review knows, with values of every shape. */
const FOREIGN: Readonly<Record<string, (n: number) => string>> = {
  'Open Positions': (n) => `${n % 40}`,
  Followers: (n) => `${(n % 90) + 1}.${n % 10}k`,
  'Page Address': (n) => `https://site.example/page/${n}`,
  'Number of Offices': (n) => `${(n % 30) + 2} offices`,
  Codes: (n) => `X-${n * 7}`,
  Stamp: (n) => `2021-0${(n % 9) + 1}-11`,
};

const reviews = importKinds.find(({ name }) => name === 'reviews');
if (reviews === undefined) throw new Error('There is a kind for reviews.');
const { columns } = reviews;

const ROWS = 120;
const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const cellOf: Readonly<Record<string, (n: number) => string>> = {
  company: (n) => pick(FIRMS, Math.floor(n / 24)),
  rating: (n) => String(1 + ((n * 7) % 5)),
  date: (n) => `${1 + (n % 27)}/${1 + (n % 12)}/2023`,
  likes: (n) => `${pick(PHRASES, n)} ${pick(FIRMS, n * 3)} ${n}`,
  dislikes: (n) => `${pick(PHRASES, n + 2)} ${n}`,
  location: (n) => pick(['Pune', 'Surat', 'Kochi'], n),
  jobProfile: (n) => pick(ROLES, n * 3),
};

/** A part that was not rated is 0 in some files. */
const isZeroOfPart = (text: string): boolean => /^0(\.0)?$/.test(cleanText(text));

/** A letter left out, doubled or swapped with its neighbour. */
const misspelt = (header: string, place: number, way: number): string => {
  const at = 1 + (place % Math.max(1, header.length - 2));
  const [one = '', two = ''] = [header[at], header[at + 1]];
  if (!/\p{L}/u.test(one) || !/\p{L}/u.test(two)) return header;
  const middle = [two, one + one + two, two + one][way % 3] ?? '';
  return header.slice(0, at) + middle + header.slice(at + 2);
};

const table = fc.record({
  shuffled: fc.shuffledSubarray([...Object.keys(HEADERS), ...Object.keys(FOREIGN)], { minLength: 6 }),
  slips: fc.dictionary(fc.constantFrom(...Object.keys(HEADERS)), fc.tuple(fc.nat(20), fc.nat(2)), { maxKeys: 2 }),
  // What the page of a company says, under the headers that a reviewer's own ratings would have.
  ofPage: fc.uniqueArray(
    fc.constantFrom('Work Life Balance', 'Job Security', 'Company Culture', 'Salary and Benefits'),
    {
      maxLength: 4,
    },
  ),
});

type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

function cellsOf({ shuffled, slips, ofPage }: Table): ReadonlyMap<string, readonly string[]> {
  const numbers = Array.from({ length: ROWS }, (_, n) => n);
  const known = shuffled.map((name) => {
    const slip = slips[name];
    const header = HEADERS[name] ?? name;
    const written = slip === undefined ? header : misspelt(header, ...slip);
    return [written, numbers.map(cellOf[name] ?? FOREIGN[name] ?? String)] as const;
  });
  const constant = ofPage.map(
    (header, at) => [header, numbers.map((n) => String(1 + ((Math.floor(n / 24) + at) % 5)))] as const,
  );
  return new Map([...constant, ...known]);
}

describe('any table of reviews', () => {
  it('gives no column what does not have its shape, and no fact of a page', () => {
    fc.assert(
      fc.property(table, (drawn) => {
        const cells = cellsOf(drawn);
        const { columns: found } = guessColumns(columns, [...cells.keys()], (header) => cells.get(header) ?? []);
        for (const header of Object.values(found))
          expect(drawn.ofPage).not.toContain(drawn.shuffled.includes('company') ? header : null);
        const headers = new Map(Object.entries(HEADERS));
        for (const [name, header] of Object.entries(found)) {
          const own = headers.get(name);
          // A header is its own, or one that is a slip away: never a column of another thing.
          expect(Object.keys(FOREIGN)).not.toContain(header);
          if (own !== undefined && !(name in drawn.slips)) expect(header).toBe(own);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('stores a value that has its shape, or has a line', () => {
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
      ),
      fc.constantFrom(...FIRMS, ...ROLES, ...PHRASES),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(columns)), anyCell), (cells) => {
        const asked = { company: 'Quixwell Partners', rating: '4', date: '2023-01-02', ...cells };
        const map = {
          columns: Object.fromEntries(Object.keys(asked).map((name) => [name, name])),
          values: {},
          dateOrders: {},
        };
        const texts = new Map(Object.entries(asked));
        const read = readRow(columns, map, { line: 1, textUnder: (header) => texts.get(header) ?? '' }, 0);
        if ('fault' in read) return;
        const row = new Map<string, unknown>(Object.entries(read.row));
        const told = new Set(read.leftOut.map(({ column }) => column));
        for (const [name, text] of texts) {
          const value = row.get(name) ?? null;
          if (cleanText(text) !== '' && value === null) expect(isZeroOfPart(text) || told.has(name)).toBe(true);
          if (typeof value !== 'string') continue;
          if (name === 'likes' || name === 'dislikes' || name === 'title') expect(words(value)).toBeNull();
          if (name === 'company' || name === 'location' || name === 'jobProfile') expect(properName(value)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });
});
