import type { SourceRow } from '@/server/import/source/source-row';
import { hasTagsRemoved } from './clean-text';
import type { ImportColumn, ImportColumns, ImportedRow, ReadContext } from './column';
import { isProseTruncated, readCell } from './column';
import type { ColumnMap } from './column-map';
import { UnreadableText } from './unreadable';

export interface Fault {
  readonly column: string;
  readonly reason: string;
  readonly value: string;
  readonly outcome?: 'changed';
}

/** A row with its unreadable optional values, or the fault that makes it useless. */
export type ReadRow<C extends ImportColumns> =
  | { readonly row: ImportedRow<C>; readonly leftOut: readonly Fault[] }
  | { readonly fault: Fault };

const MAX_KEPT_LENGTH = 60;
const MAX_KEPT_TEXTS = 2_000;

/** Returns a reader for the rows of a file. Empty cells get the map's constant. "3 days ago" counts from `now`. */
export function rowReader<C extends ImportColumns>(
  columns: C,
  map: ColumnMap,
  now: number,
): (source: SourceRow) => ReadRow<C> {
  const cells = Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    header: map.columns[name],
    text: map.values[name],
    read: cellReader(column, { now, order: map.dateOrders[name] ?? 'dmy' }),
  }));
  return (source) => {
    const values: Record<string, unknown> = {};
    const leftOut: Fault[] = [];
    for (const { name, column, header, text, read } of cells) {
      const raw = header === undefined ? (text ?? '') : source.textUnder(header);
      let value = read(raw);
      const isUndated = column.isDate && value instanceof UnreadableText;
      if ((value === null || isUndated) && text !== undefined) value = read(text);
      if (value instanceof UnreadableText) {
        const fault = { column: name, reason: value.reason, value: raw.trim() };
        if (column.isRequired || value.isOfRow) return { fault };
        leftOut.push(fault);
        value = null;
      } else if (value === null && column.isRequired) {
        return { fault: { column: name, reason: `is missing (${column.about})`, value: raw.trim() } };
      } else if (isProseTruncated(column, raw, value)) {
        leftOut.push({ column: name, reason: 'is too long: its end is cut off', value: raw.trim() });
      }
      if (value !== null && hasTagsRemoved(raw))
        leftOut.push({
          column: name,
          reason: 'was HTML; its tags were removed',
          value: raw.trim(),
          outcome: 'changed',
        });
      values[name] = value;
    }
    return { row: rowOf(values), leftOut };
  };
}

export function partialRows<C extends ImportColumns>(
  columns: C,
  map: ColumnMap,
  sources: readonly SourceRow[],
  now: number,
): readonly ImportedRow<C>[] {
  const optional = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, { ...column, isRequired: false }]),
  );
  const read = rowReader(optional, map, now);
  return sources.flatMap((source) => {
    const partial = read(source);
    return 'row' in partial ? [rowOf<C>(partial.row)] : [];
  });
}

/** Caches values, because columns of short values repeat a few texts in thousands of rows. */
function cellReader<T>(column: ImportColumn<T>, context: ReadContext): (raw: string) => T | null | UnreadableText {
  if (column.isProse) return (raw) => readCell(column, raw, context);
  const kept = new Map<string, T | null | UnreadableText>();
  return (raw) => {
    const known = kept.get(raw);
    if (known !== undefined) return known;
    const value = readCell(column, raw, context);
    if (raw.length > MAX_KEPT_LENGTH) return value;
    if (kept.size === MAX_KEPT_TEXTS) kept.clear();
    kept.set(raw, value);
    return value;
  };
}

/** Returns the row with an unchecked cast: the columns of these names have read the values. */
function rowOf<C extends ImportColumns>(values: Readonly<Record<string, unknown>>): ImportedRow<C>;
function rowOf(values: Readonly<Record<string, unknown>>): unknown {
  return values;
}
