import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { undoImport } from '@/server/import/undo/undo-import';
import { bigint, integer, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

/** Real files that are no part of the project; without them there is nothing to compare. */
const DATA = join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

/** Splits a CSV file by the rules of RFC 4180 alone, without a line of the importer. */
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

describe.skipIf(!existsSync(DATA))('files of public sites', () => {
  const importer = importerOn('pglite');
  const importing = async (kind: string, file: string) => {
    const { printed } = await importer.importing([kind, file]);
    return Number(/It is import (\d+)/.exec(printed)?.[1]);
  };
  const sum = (table: string, what: string) =>
    select(importer.database, { n: bigint }, `select coalesce(sum(${what}), 0)::bigint as n from ${table}`);

  it('of reviews have the ratings of the file, company by company, and go again', async () => {
    const file = firstIn('reviews', '.csv');
    const rows = tableOf(file);
    const [first = {}] = rows;
    // The columns by their places: the company first, the rating the first one whose name speaks of all.
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
      // Rows that differ in nothing that is read are one.
      expect(Math.abs(n - own.length)).toBeLessThanOrEqual(own.length * 0.01);
      expect(total / n).toBeCloseTo(ratings.reduce((all, one) => all + one, 0) / own.length, 1);
    }
    expect(stored.length).toBeGreaterThan(5);
    await undoImport(importer.database, id, () => undefined);
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
    // Rows of companies that are none are refused.
    expect((counted?.n ?? 0) / expectedReports).toBeGreaterThan(0.9);
    expect((counted?.n ?? 0) / expectedReports).toBeLessThanOrEqual(1);
    expect((paid?.n ?? 0) / (counted?.n ?? 1) / (expectedPay / expectedReports)).toBeCloseTo(1, 1);
    await undoImport(importer.database, id, () => undefined);
    expect(await sum('research.salaries', '1')).toEqual([{ n: 0 }]);
    expect(await sum('catalog.companies', '1')).toEqual([{ n: 0 }]);
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
    // A single word, or two that every site uses, are no file's own.
    const own = headers.filter((header) => header.split(/[\s_/]+/).length > 2 || /_/.test(header));
    for (const header of own) expect(source).not.toContain(`'${header.toLowerCase()}'`);
  });
});
