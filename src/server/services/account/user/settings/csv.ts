import { csvCell, quotedCell } from '@/server/platform/csv-cell';
import type { TableRow } from '@/server/platform/personal/personal-data';

/** Returns CSV (RFC 4180) with a byte order mark, without which spreadsheets garble Hindi. */
export function toCsv(rows: readonly TableRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? csvCell(value) : quotedCell(JSON.stringify(value));
}
