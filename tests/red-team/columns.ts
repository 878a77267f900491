import type { DumpedRow, DumpedTable } from './dump';
import { grouped } from './grouped';
import type { LogLine } from './log-lines';

export type Value = number | string | null;

export interface Column {
  readonly name: string;
  readonly kind: 'time' | 'number' | 'text';
  readonly values: readonly Value[];
  readonly isLogged: boolean;
  /** The public catalogue list of its values; null for none. */
  readonly list: string | null;
}

export interface PlacedRow {
  readonly row: DumpedRow;
  readonly partition: number;
}

const TIMES = /^(date|timestamp)/;
const NUMBERS = /^(smallint|integer|bigint|numeric|double precision|real)$/;
const LISTS = /^catalog\.|^content\.communities$/;
const ISO = /^\d{4}-\d\d-\d\d(T|$)/;

export function columnsOf(table: DumpedTable, rows: readonly PlacedRow[]): readonly Column[] {
  const { name, types, parts } = table;
  const own = Object.entries(types).flatMap(([column, type]): readonly Column[] => {
    const values = rows.map(({ row }) => row[column]);
    const base = { name: `${name}.${column}`, isLogged: false, list: listOf(table, column) };
    if (TIMES.test(type)) return [{ ...base, kind: 'time', values: values.map(timeOf) }];
    if (NUMBERS.test(type)) return [{ ...base, kind: 'number', values: values.map(numberOf) }];
    if (type === 'boolean') return [];
    const texts = values.map(textOf);
    const lengths = texts.map((text) => (text === null ? null : lengthOf(text, type)));
    return [
      { ...base, kind: 'text', values: texts },
      { ...base, name: `length of ${base.name}`, kind: 'number', values: lengths },
      ...membersOf(base.name, values),
    ];
  });
  const partition = { name: `partition of ${name}`, kind: 'number', isLogged: false, list: null } as const;
  return parts.length > 1 ? [...own, { ...partition, values: rows.map((row) => row.partition) }] : own;
}

/** Bytes are written as `\x` and two digits each. */
function lengthOf(text: string, type: string): number {
  return type === 'bytea' ? text.length / 2 - 1 : text.length;
}

function membersOf(name: string, values: readonly unknown[]): readonly Column[] {
  const objects = values.map((value) => (isObject(value) ? value : {}));
  const members = new Set(objects.flatMap((each) => Object.keys(each)));
  return [...members].map((member) => {
    const leaves = objects.map((each) => each[member] ?? null);
    const base = { name: `${name}.${member}`, isLogged: false, list: null };
    if (leaves.every((leaf) => leaf === null || typeof leaf === 'number'))
      return { ...base, kind: 'number', values: leaves.map(numberOf) };
    if (leaves.every((leaf) => leaf === null || (typeof leaf === 'string' && ISO.test(leaf))))
      return { ...base, kind: 'time', values: leaves.map(timeOf) };
    return {
      ...base,
      kind: 'text',
      values: leaves.map(textOf),
    };
  });
}

/** Matches rows to log lines by order, if the counts agree. */
export function loggedTimes(count: number, log: readonly LogLine[]): readonly Column[] {
  const lines = grouped(log, ({ route }) => route);
  return [...lines].flatMap(([route, each]) => {
    if (count < 5 || Math.abs(each.length - count) > count / 50) return [];
    const values = Array.from({ length: count }, (_, place) => each[Math.min(place, each.length - 1)]?.at ?? null);
    return [{ name: `time of ${route}`, kind: 'time' as const, values, isLogged: true, list: null }];
  });
}

export function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isObject(value) ? Object.values(value).flatMap(leavesOf) : [value];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export function factsOf(table: DumpedTable, row: DumpedRow): ReadonlyMap<string, Value> {
  const named = table.references.flatMap(({ column }) => {
    const list = listOf(table, column);
    const value = row[column];
    return list !== null && typeof value === 'number' ? [[list, value] as const] : [];
  });
  return new Map(named);
}

export function factColumns(
  name: string,
  facts: readonly (ReadonlyMap<string, Value> | undefined)[],
): readonly Column[] {
  const lists = new Set(facts.flatMap((each) => [...(each?.keys() ?? [])]));
  return [...lists].map((list) => ({
    name: `${list} of ${name}`,
    kind: 'number',
    values: facts.map((each) => each?.get(list) ?? null),
    isLogged: false,
    list,
  }));
}

function listOf({ references }: DumpedTable, column: string): string | null {
  const reference = references.find((each) => each.column === column && LISTS.test(each.table));
  return reference === undefined ? null : `${reference.table}.${reference.target}`;
}
