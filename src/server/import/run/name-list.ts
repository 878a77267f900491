import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CsvSplitter } from '@/server/import/source/csv-splitter';
import { isDamaged } from '@/server/import/source/source-row';
import { csvCell } from '@/server/platform/csv-cell';

const COLUMNS: ReadonlySet<string> = new Set(['company', 'name', 'industry', 'secondary']);
const IS_NO_NAME = /\bis not a company name\b|\bis not an industry of the list\b/;
const HEADER = 'column,name,rows,reason\n';

/**
 * Writes unmatched names of companies or industries, most frequent first, for the operator. Returns their number, and
 * writes no file for zero.
 */
export function writeNameList(reportFile: string, listFile: string): number {
  const names = new Map<string, number>();
  const splitter = new CsvSplitter(',');
  const lines = readFileSync(reportFile, 'utf8').split('\n');
  const records = [...lines.flatMap((line, place) => splitter.take(line, place + 1)), ...splitter.end()];
  for (const record of records) {
    if (isDamaged(record)) continue;
    const [, , , reason = '', column = '', value = ''] = record.cells;
    if (!COLUMNS.has(column) || value === '' || !IS_NO_NAME.test(reason)) continue;
    const name = JSON.stringify([column, value, reason.replaceAll(/"[^"]*"\s*/g, '')]);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  rmSync(listFile, { force: true });
  if (names.size === 0) return 0;
  const sorted = [...names].toSorted(([, one], [, other]) => other - one);
  const rows = sorted.map(([name, count]) => {
    const [column = '', value = '', reason = ''] = cellsOf(name);
    return `${[column, value, String(count), reason].map(csvCell).join(',')}\n`;
  });
  writeFileSync(listFile, HEADER + rows.join(''));
  return names.size;
}

function cellsOf(name: string): readonly string[] {
  const cells: unknown = JSON.parse(name);
  return Array.isArray(cells) ? cells.map(String) : [];
}
