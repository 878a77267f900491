import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undoByNumber } from '@/server/import/undo/undo-command';
import { createAuthorship } from '@/server/platform/authorship';
import { bigint, integer, text } from '@/server/platform/sql-types';
import { dumpOf } from './harness/dump-of';
import { importerOn } from './harness/import-scene';

/** Real files outside the project; skipped without them. */
const DATA = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

function tableOf(path: string): readonly Readonly<Record<string, string>>[] {
  const records: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '"') {
      if (isQuoted && source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (letter === ',' && !isQuoted) {
      records.at(-1)?.push(cell);
      cell = '';
    } else if (letter === '\n' && !isQuoted) {
      records.at(-1)?.push(cell);
      cell = '';
      records.push([]);
    } else cell += letter;
  }
  const [head = [], ...rows] = records.filter((record) => record.length > 1);
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])));
}

const firstIn = (folder: string, end: string): string => {
  const name = readdirSync(join(DATA, folder)).find((file) => file.endsWith(end));
  return join(DATA, folder, name ?? '');
};

const lastIn = (folder: string, end: string): string => {
  const name = readdirSync(join(DATA, folder)).findLast((file) => file.endsWith(end));
  return join(DATA, folder, name ?? '');
};

const keyOf = (name = ''): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const REMAPPED = [
  ['companies', 'industry', '.csv'],
  ['salaries', 'location', '.jsonl'],
  ['cities', 'state', '.csv'],
  ['colleges', 'state', 'flat.csv'],
] as const;

const reason = existsSync(DATA) ? '' : ` (skipped: there is no ${DATA})`;

describe.skipIf(!existsSync(DATA))(`files of public sites${reason}`, () => {
  const importer = importerOn('pglite');
  const importing = async (kind: string, file: string, ...more: readonly string[]) => {
    const { printed } = await importer.importing([kind, file, ...more]);
    return Number(/It is import (\d+)/.exec(printed)?.[1]);
  };
  const undo = (id: number) =>
    undoByNumber(id, false, {
      database: importer.database,
      authorship: createAuthorship(Buffer.alloc(32, 7)),
      output: { write: () => undefined },
    });
  const count = async (table: string, where = 'true') => {
    const [row] = await select(
      importer.database,
      { n: integer },
      `select count(*)::int as n from ${table} where ${where}`,
    );
    return row?.n ?? -1;
  };
  const sum = (table: string, what: string) =>
    select(importer.database, { n: bigint }, `select coalesce(sum(${what}), 0)::bigint as n from ${table}`);

  let before: readonly string[];
  beforeEach(async () => {
    before = await dumpOf(importer.database);
  });
  afterEach(async () => {
    expect(await dumpOf(importer.database)).toEqual(before);
  });

  it('of reviews have the ratings of the file, company by company, and go again', async () => {
    const file = firstIn('reviews', '.csv');
    const rows = tableOf(file);
    const [first = {}] = rows;
    const [company = '', ...others] = Object.keys(first);
    const rating = others.find((name) => /overall/.test(name)) ?? '';
    const expected = new Map<string, Set<string>>();
    for (const row of rows) {
      const name = (row[company] ?? '').trim().replaceAll('-', ' ').toLowerCase();
      const seen = expected.get(name) ?? new Set();
      expected.set(name, seen.add(JSON.stringify(row)));
    }
    const id = await importing('reviews', file);
    const stored = await select(
      importer.database,
      { name: text, n: integer, total: integer },
      'select lower(c.name) as name, f.reviews as n, f.rating_total as total from catalog.companies c join research.company_figures f on f.company_id = c.id where f.reviews > 0',
    );
    for (const { name, n, total } of stored) {
      const own = [...(expected.get(name) ?? [])].map((row): unknown => JSON.parse(row));
      const ratings = own.map((row) => Number(Object.entries(row ?? {}).find(([key]) => key === rating)?.[1]));
      // Rows equal in all read columns are merged.
      expect(Math.abs(n - own.length)).toBeLessThanOrEqual(own.length * 0.01);
      expect(total / n).toBeCloseTo(ratings.reduce((all, one) => all + one, 0) / own.length, 1);
    }
    expect(stored.length).toBeGreaterThan(5);
    await undo(id);
    expect(await sum('research.reviews', '1')).toEqual([{ n: 0 }]);
    expect(await sum('catalog.companies', '1')).toEqual([{ n: 0 }]);
    expect(await sum('research.review_counts', 'n')).toEqual([{ n: 0 }]);
  }, 600_000);

  it('of averaged salaries have the reports and the money of the file', async () => {
    const file = firstIn('salaries', '.csv');
    const rows = tableOf(file);
    const [, , , pay = '', reports = ''] = Object.keys(rows[0] ?? {});
    const id = await importing('salaries', file);
    const [counted] = await sum('research.salaries', 'reports');
    const [paid] = await sum('research.salaries', 'total::bigint * reports');
    const usable = rows.filter((row) => Number(row[pay]) >= 30_000);
    const expectedReports = usable.reduce((all, row) => all + Number(row[reports]), 0);
    const expectedPay = usable.reduce((all, row) => all + Number(row[reports]) * Number(row[pay]), 0);
    expect((counted?.n ?? 0) / expectedReports).toBeGreaterThan(0.9);
    expect((counted?.n ?? 0) / expectedReports).toBeLessThanOrEqual(1);
    expect((paid?.n ?? 0) / (counted?.n ?? 1) / (expectedPay / expectedReports)).toBeCloseTo(1, 1);
    await undo(id);
    expect(await sum('research.salaries', '1')).toEqual([{ n: 0 }]);
    expect(await sum('catalog.companies', '1')).toEqual([{ n: 0 }]);
  }, 600_000);

  it('of companies have each name of the file once, in the city of the file', async () => {
    const file = lastIn('companies', '.csv');
    const rows = tableOf(file);
    const [name = ''] = Object.keys(rows[0] ?? {});
    const city = Object.keys(rows[0] ?? {}).find((header) => header.length === 2) ?? '';
    const expected = new Map(rows.toReversed().map((row) => [keyOf(row[name]), row[city] ?? '']));
    const id = await importing('companies', file);
    const stored = await select(
      importer.database,
      { name: text, city: text },
      'select name, headquarters as city from catalog.companies',
    );
    expect(stored.length / expected.size).toBeCloseTo(1, 1);
    const found = stored.filter((row) => expected.has(keyOf(row.name)));
    expect(found.length / stored.length).toBeGreaterThan(0.99);
    const same = found.filter((row) => keyOf(row.city) === keyOf(expected.get(keyOf(row.name))));
    expect(same.length / found.length).toBeGreaterThan(0.9);
    expect(await count('research.listed_companies')).toBe(stored.length);
    await undo(id);
    expect(await count('catalog.companies')).toBe(0);
    expect((await count('research.listed_companies')) + (await count('research.company_options'))).toBe(0);
  }, 600_000);

  it.each(['.csv', 'last'])(
    'of openings are as many as rows that differ (%s), with their pay',
    async (which) => {
      const file = which === 'last' ? lastIn('jobs', '.csv') : firstIn('jobs', '.csv');
      const rows = tableOf(file);
      const headers = Object.keys(rows[0] ?? {}).filter((header) => header !== '' && header !== 'id');
      const different = new Map(rows.map((row) => [JSON.stringify(headers.map((header) => row[header]?.trim())), row]));
      const paid = [...different.values()].filter((row) =>
        /\u20B9\s*[\d,]+/u.test(Object.values(row).slice(0, 5).join(' ')),
      );
      const id = await importing('jobs', file, '--yes=alike,undated');
      expect((await count('research.jobs')) / different.size).toBeCloseTo(1, 1);
      const stored = await count('research.jobs', 'coalesce(max_ctc, min_ctc) is not null');
      expect(stored).toBeLessThanOrEqual(paid.length);
      expect(stored).toBeGreaterThanOrEqual(paid.length * 0.9);
      await undo(id);
      expect(await count('research.jobs')).toBe(0);
    },
    600_000,
  );

  it('of interviews have a report for each row, and take another mapping in place of the first', async () => {
    const before = await count('catalog.companies');
    for (const file of readdirSync(join(DATA, 'interviews')).map((name) => join(DATA, 'interviews', name))) {
      const rows = new Set(tableOf(file).map((row) => JSON.stringify(Object.values(row).map((cell) => cell.trim()))));
      const firm = /_([a-z]+)_/.exec(file)?.[1] ?? '';
      const asked = ['--yes=alike,undated,names', '--set', `company=${firm}`];
      await importing('interviews', file, ...asked);
      expect(await count('research.interviews')).toBe(rows.size);
      const withDifficulty = await count('research.interviews', 'difficulty is not null');
      expect(withDifficulty).toBeGreaterThan(rows.size * 0.8);
      const other = await importing('interviews', file, ...asked, '--column', 'difficulty=');
      expect(await count('research.interviews', 'difficulty is not null')).toBe(0);
      // Rows without other differences are merged.
      expect((await count('research.interviews')) / rows.size).toBeCloseTo(1, 1);
      await undo(other);
      expect(await count('research.interviews')).toBe(0);
    }
    expect(await count('catalog.companies')).toBe(before);
  }, 600_000);

  it('of single salaries have the medians of the file', async () => {
    const file = firstIn('salaries', '.json');
    const offers: readonly Readonly<Record<string, unknown>>[] = JSON.parse(readFileSync(file, 'utf8'));
    const pays = new Map<string, number[]>();
    for (const { company, role, total, base } of offers) {
      const lakh = typeof total === 'number' && total > 0 ? total : base;
      if (typeof lakh !== 'number' || typeof role !== 'string' || !/[a-z]{2}/i.test(role.replace('N/A', ''))) continue;
      const key = keyOf(String(company));
      pays.set(key, [...(pays.get(key) ?? []), lakh * 100_000]);
    }
    const id = await importing('salaries', file);
    const stored = await select(
      importer.database,
      { name: text, n: integer, median: integer },
      `select c.name, count(*)::int as n, percentile_cont(0.5) within group (order by s.total)::int as median
       from research.salaries s join catalog.companies c on c.id = s.company_id group by c.id having count(*) >= 5`,
    );
    const compared = stored.flatMap(({ name, median }) => {
      const own = (pays.get(keyOf(name)) ?? []).toSorted((one, other) => one - other);
      const middle = ((own[Math.floor((own.length - 1) / 2)] ?? 0) + (own[Math.ceil((own.length - 1) / 2)] ?? 0)) / 2;
      return own.length < 5 ? [] : [Math.abs(median / middle - 1)];
    });
    expect(compared.length).toBeGreaterThan(50);
    expect(compared.filter((off) => off > 0.1).length / compared.length).toBeLessThan(0.03);
    await undo(id);
    expect(await count('research.salaries')).toBe(0);
  }, 600_000);

  it('of the other kinds come and go in any order, and take another mapping in place of the first', async () => {
    const filesIn = (folder: string) => readdirSync(join(DATA, folder)).map((name) => join(DATA, folder, name));
    const commands: readonly (readonly string[])[] = [
      ...filesIn('cities').map((file) => ['cities', file]),
      ['colleges', firstIn('colleges', '.csv')],
      ['taxonomies', lastIn('colleges', '.csv')],
      ['companies', firstIn('companies', '.csv')],
      // Aliases need their companies.
      ...filesIn('taxonomies').map((file) => ['taxonomies', file]),
      ...filesIn('salaries')
        .filter((file) => file.endsWith('.jsonl'))
        .map((file) => ['salaries', file]),
    ];
    const ids: number[] = [];
    for (const [kind = '', file = '', ...more] of commands)
      ids.push(await importing(kind, file, ...more, '--yes=alike,half,names,texts,nearly,constant'));
    expect(ids.filter(Number.isNaN)).toEqual([]);
    for (const [kind, column, file] of REMAPPED) {
      const [path = ''] = filesIn(kind).filter((name) => name.endsWith(file));
      const { printed } = await importer.importing([
        kind,
        path,
        '--yes=alike,half,names,texts,nearly,constant',
        '--column',
        `${column}=`,
      ]);
      expect(printed, kind).toContain('of the same file: ');
    }
    const left = await select(
      importer.database,
      { id: integer },
      'select id from platform.imports order by id % 3, id',
    );
    for (const { id } of left) await undo(id);
  }, 600_000);

  it('are none of the words that the importer knows columns by', () => {
    const source = readdirSync(join('src', 'server', 'import'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').toLowerCase())
      .join('\n');
    const headers = ['companies', 'reviews', 'salaries', 'interviews', 'jobs', 'colleges'].flatMap((folder) =>
      readdirSync(join(DATA, folder))
        .filter((name) => name.endsWith('.csv'))
        .flatMap((name) => Object.keys(tableOf(join(DATA, folder, name))[0] ?? {})),
    );
    // Generic headers are shared by sites.
    const own = headers.filter((header) => header.split(/[\s_/]+/).length > 2 || /_/.test(header));
    for (const header of own) expect(source).not.toContain(`'${header.toLowerCase()}'`);
  });
});
