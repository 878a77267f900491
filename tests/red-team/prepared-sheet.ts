import type { Column } from './columns';
import type { Sheet } from './sheets';

/** Disk order, or the order of a column. */
export interface Order {
  readonly name: string;
  readonly rows: Int32Array;
  readonly isLogged: boolean;
  readonly isOfTexts: boolean;
}

export interface PreparedSheet {
  readonly sheet: Sheet;
  readonly orders: readonly Order[];
  readonly owners: Int32Array;
  /**
   * Rows of one group share stored hours, among which guessing chooses. Hour or day columns therefore reveal
   * nothing more; minutes do.
   */
  readonly groups: Int32Array;
  readonly times: readonly Column[];
  readonly numbers: readonly Column[];
  readonly texts: readonly Column[];
  readonly lists: readonly Column[];
}

const HOUR_MS = 3_600_000;

/** Public facts of a persona: they appear with designations. */
const PUBLIC_FACTS = /^(length of )?persona\.career_statuses\.(company_name|job_profile|department_id|job_location)$/;

export function prepare(sheets: readonly Sheet[]): readonly PreparedSheet[] {
  const numbers = new Map<string, number>();
  const numberOf = (user: string): number => {
    const number = numbers.get(user) ?? numbers.size;
    numbers.set(user, number);
    return number;
  };
  return sheets.map((sheet) => {
    const telling = sheet.columns.filter(
      ({ name, values, list }) =>
        list === null && !PUBLIC_FACTS.test(name) && values.some((value) => value !== values[0]),
    );
    const ofKind = (kind: Column['kind']) => telling.filter((column) => column.kind === kind);
    return {
      sheet,
      orders: ordersOf(sheet, telling),
      owners: Int32Array.from(sheet.owners, (owner) => (owner === null ? -1 : numberOf(owner))),
      groups: groupsOf(sheet),
      times: ofKind('time'),
      numbers: ofKind('number'),
      texts: ofKind('text'),
      lists: sheet.columns.filter(({ list }) => list !== null),
    };
  });
}

function ordersOf({ name, owners }: Sheet, columns: readonly Column[]): readonly Order[] {
  const disk = Int32Array.from(owners.keys());
  const byValue = columns.map(({ name: column, kind, values, isLogged }) => ({
    name: column,
    rows: disk.toSorted((one, other) => compare(values[one] ?? null, values[other] ?? null) || one - other),
    isLogged,
    isOfTexts: kind === 'text',
  }));
  const distinct = new Map<string, Order>();
  for (const order of [{ name: `rows of ${name}`, rows: disk, isLogged: false, isOfTexts: false }, ...byValue]) {
    const key = order.rows.join();
    if (!distinct.has(key)) distinct.set(key, order);
  }
  return [...distinct.values()];
}

/** Missing values come last. */
function compare(one: number | string | null, other: number | string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}

function groupsOf({ owners, columns }: Sheet): Int32Array {
  const times = columns.filter(({ kind, isLogged }) => kind === 'time' && !isLogged);
  const keys = owners.map((_, row) => times.map(({ values }) => hourOf(values[row] ?? null)).join());
  const numbers = new Map([...new Set(keys)].map((key, number) => [key, number]));
  return Int32Array.from(keys, (key) => numbers.get(key) ?? 0);
}

function hourOf(value: number | string | null): number | null {
  return typeof value === 'number' ? Math.floor(value / HOUR_MS) : null;
}

/** Only the first row per user: a user's rows are right or wrong together. */
export function targetsOf(
  { sheet, owners }: PreparedSheet,
  order: Iterable<number>,
  isPersonWanted: boolean,
): readonly number[] {
  const seen = new Set<number>();
  const targets: number[] = [];
  for (const row of order) {
    const owner = owners[row] ?? -1;
    if (owner === -1 || seen.has(owner) || (!isPersonWanted && sheet.isSigned[row] === true)) continue;
    seen.add(owner);
    targets.push(row);
  }
  return targets;
}
