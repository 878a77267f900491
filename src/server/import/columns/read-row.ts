import type { SourceRow } from '@/server/import/source/source-row';
import type { ImportColumns, ImportedRow } from './column';
import { isCutBy, readCell } from './column';
import type { ColumnMap } from './column-map';
import { Unreadable } from './unreadable';

/** A value that is left out of its row, or that the row is refused for. */
export interface Fault {
  readonly column: string;
  readonly reason: string;
  readonly value: string;
}

/** A row with its optional values that could not be read, or the fault that makes it useless. */
export type ReadRow<C extends ImportColumns> =
  | { readonly row: ImportedRow<C>; readonly leftOut: readonly Fault[] }
  | { readonly fault: Fault };

/** Reads the columns of a row; a cell without a value takes the text that the map gives for its column. */
export function readRow<C extends ImportColumns>(
  columns: C,
  map: ColumnMap,
  source: SourceRow,
  now: number,
): ReadRow<C> {
  const values: Record<string, unknown> = {};
  const leftOut: Fault[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const context = { now, order: map.dateOrders[name] ?? 'dmy' };
    const raw = rawText(name, map, source);
    let value = readCell(column, raw, context);
    if (value === null && map.values[name] !== undefined) value = readCell(column, map.values[name], context);
    if (value instanceof Unreadable) {
      const fault = { column: name, reason: value.reason, value: raw.trim() };
      if (column.isRequired) return { fault };
      leftOut.push(fault);
      value = null;
    } else if (value === null && column.isRequired) {
      return { fault: { column: name, reason: `is missing (${column.about})`, value: raw.trim() } };
    } else if (isCutBy(column, raw, value)) {
      leftOut.push({ column: name, reason: 'is too long: its end is cut off', value: raw.trim() });
    }
    values[name] = value;
  }
  return { row: rowOf(values), leftOut };
}

/** Reads what can be read of a row that may lack required columns; a list, empty for a row that cannot be read at all. */
export function partialRow<C extends ImportColumns>(
  columns: C,
  map: ColumnMap,
  source: SourceRow,
  now: number,
): readonly ImportedRow<C>[] {
  const optional = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, { ...column, isRequired: false }]),
  );
  const read = readRow(optional, map, source, now);
  return 'row' in read ? [rowOf<C>(read.row)] : [];
}

function rawText(name: string, map: ColumnMap, source: SourceRow): string {
  const header = map.columns[name];
  return header === undefined ? (map.values[name] ?? '') : source.textUnder(header);
}

/** Unchecked cast: the values were read by the columns of these names. */
function rowOf<C extends ImportColumns>(values: Readonly<Record<string, unknown>>): ImportedRow<C>;
function rowOf(values: Readonly<Record<string, unknown>>): unknown {
  return values;
}
