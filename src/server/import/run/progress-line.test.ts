import { expect, it } from 'vitest';
import { EMPTY_IMPORT_COUNTS } from './import-job';
import { ProgressLine } from './progress-line';

it('says how far an import is, and how long the rest takes', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = new ProgressLine({ write: (line) => lines.push(line) }, 1_000, () => now);
  for (const [seconds, bytes] of [
    [1, 5],
    [10, 100],
    [30, 900],
    [60, 1_000],
  ] as const) {
    now = seconds * 1_000;
    progress.show({ bytes, counts: { ...EMPTY_IMPORT_COUNTS, rows: bytes * 10 } });
  }
  expect(lines).toEqual([
    '  10 %  1,000 rows, 100 a second, 0 refused, 2 min left\n',
    '  90 %  9,000 rows, 300 a second, 0 refused, 4 s left\n',
    '  100 %  10,000 rows, 167 a second, 0 refused\n',
  ]);
});

it('says how many companies are left once all rows are in', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = new ProgressLine({ write: (line) => lines.push(line) }, 1_000, () => now);
  for (const [seconds, companies] of [
    [5, 1_240],
    [6, 1_220],
    [8, 20],
    [11, 0],
  ] as const) {
    now = seconds * 1_000;
    progress.showLeft(companies);
  }
  expect(lines).toEqual([
    '  All rows are imported; search and lists are being updated, 1,240 companies left\n',
    '  All rows are imported; search and lists are being updated, 20 companies left\n',
  ]);
});
