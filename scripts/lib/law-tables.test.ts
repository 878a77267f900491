import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ZERO } from '../../src/core/calculators/calculators/exact';
import { lineOf } from '../../src/core/calculators/calculators/law';
import { isDay } from '../../src/core/calculators/calculators/service-time';
import { dayAfter } from '../../src/core/kernel/common/india-calendar.rules';
import { endingTables, LAW_TABLES, WARNING_DAYS } from './law-tables';

const FOLDER = 'src/core/calculators/calculators/tables';
const SUBJECTS = LAW_TABLES.map(({ subject }) => subject);

const kindOf = (row: object): string =>
  ['regime', 'state', 'sex', 'due', 'complaint', 'group']
    .map((name) => (name in row ? String(Reflect.get(row, name)) : ''))
    .join(' ');

describe('the tables of the calculators', () => {
  it('are all watched', () => {
    const exported = readdirSync(FOLDER).flatMap((file) => [
      ...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^export const \w+: LawTable</gm),
    ]);
    expect(LAW_TABLES).toHaveLength(exported.length);
    expect(new Set(SUBJECTS).size).toBe(SUBJECTS.length);
  });

  it.each(LAW_TABLES)(
    '$subject: its rows follow each other without a gap or an overlap, each with its source',
    ({ rows }) => {
      for (const row of rows) {
        for (const day of [row.validFrom, row.validTo, row.checkedOn]) expect(isDay(day), day).toBe(true);
        expect(row.validFrom <= row.validTo).toBe(true);
        expect([row.rule, row.source]).not.toContain('');
        if (row.status !== 'in-force') expect(row.note).toBeTruthy();
      }
      for (const kind of new Set(rows.map(kindOf))) {
        const ordered = rows
          .filter((row) => kindOf(row) === kind)
          .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
        for (const [index, row] of ordered.slice(1).entries()) {
          expect(dayAfter(ordered[index]?.validTo ?? '', 1), `${kind}: ${row.validFrom}`).toBe(row.validFrom);
        }
      }
    },
  );

  it('say who a rule of the labour codes applies to, and that it was not checked against the final rules', () => {
    const scopes = new Map(
      LAW_TABLES.flatMap(({ subject, rows }) =>
        rows
          .filter(({ rule, validTo }) => /Code on (Wages|Social Security) 20/.test(rule) && validTo >= '2026-05-08')
          .map((row) => [subject, lineOf(row, '', ZERO).scope] as const),
      ),
    );
    expect([...scopes.keys()]).toEqual(
      expect.arrayContaining(['wages by the labour codes', 'gratuity', 'bonus', 'provident fund']),
    );
    for (const [subject, scope] of scopes)
      expect(scope, subject).toMatch(/all of India.*8 May 2026.*central government.*state rules.*not checked/);
    const older = LAW_TABLES.flatMap(({ rows }) => rows).filter(({ validTo }) => validTo < '2025-11-21');
    expect(older.filter((row) => lineOf(row, '', ZERO).scope !== null)).toEqual([]);
  });

  it('are warned about sixty days before their end, and after it', () => {
    const [table] = LAW_TABLES;
    if (table === undefined) throw new Error('There are tables.');
    const end = '2027-03-31';
    const warned = (day: string) => endingTables([table], day);
    expect(warned(dayAfter(end, -WARNING_DAYS - 1))).toEqual([]);
    expect(warned(dayAfter(end, -WARNING_DAYS))).toEqual([
      `The table of ${table.subject} ends on 31 Mar 2027, in 60 days. See docs/calculators.md.`,
    ]);
    expect(warned(dayAfter(end, 1))).toEqual([
      `The table of ${table.subject} ended on 31 Mar 2027: its calculators refuse later days. See docs/calculators.md.`,
    ]);
  });

  it('hold every rate: no rule has a number of the law in it', () => {
    const rules = readdirSync('src/core/calculators/calculators').filter((file) => /\.rules\.ts$/.test(file));
    const numbers = rules.flatMap((file) =>
      readFileSync(`src/core/calculators/calculators/${file}`, 'utf8')
        .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$|`[^`]*`|'[^']*'/gm, '')
        .split('\n')
        .flatMap((line) => [...line.matchAll(/(?<![\w.])\d[\d_]*(?:\.\d+)?/g)].map(([number]) => `${file}: ${number}`)),
    );
    const lawful = numbers.filter((text) => Number(text.split(': ')[1]?.replaceAll('_', '')) > 3);
    expect(lawful).toEqual([
      'hike.rules.ts: 100',
      'notice-pay.rules.ts: 30',
      'professional-tax.rules.ts: 6',
      'regimes.rules.ts: 10',
      'salary.rules.ts: 20',
    ]);
  });

  it('and all other code hold no amount of the golden cases', () => {
    const golden: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'number') golden.push(String(value));
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    };
    const { cases }: { cases: readonly { inputs: unknown; expected: unknown }[] } = JSON.parse(
      readFileSync('tests/calculators/golden.json', 'utf8'),
    );
    for (const { inputs, expected } of cases) collect([inputs, expected]);
    const limits = new Set(
      JSON.stringify(LAW_TABLES.map(({ rows }) => rows))
        .match(/\d+(\.\d+)?/g)
        ?.map(String),
    );
    // The ministry's example is shown with its own pay.
    const shown = new Set(['60000', '20000', '100']);
    const amounts = new Set(golden.filter((text) => Number(text) >= 100 && !limits.has(text) && !shown.has(text)));
    const sources = [
      'src/core/calculators/calculators',
      'src/stores/calculators/calculators',
      'src/views/calculators/calculators',
    ].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    );
    const found = sources.flatMap((text) =>
      [...text.matchAll(/(?<![\w.])\d[\d_,]*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(/[_,]/g, '')),
    );
    expect(found.filter((number) => amounts.has(number))).toEqual([]);
  });
});
