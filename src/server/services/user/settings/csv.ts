import type { TableRow } from '@/server/platform/personal/personal-data';

/** Spreadsheets would run a cell that begins like this as a formula; some read on over signs without a width. */
const FORMULA = /^[\uFEFF\u200B-\u200F\u2060]*[=+\-@\t\r]/;

/** The rows as CSV (RFC 4180) with a byte order mark, without which spreadsheets spoil Hindi. */
export function toCsv(rows: readonly TableRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column])))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
