import { select } from '@tests/support/sql';
import type { Database } from '@/server/platform/database';
import { jsonb } from '@/server/platform/sql-types';

/** A row of a dump. */
export type DumpedRow = Readonly<Record<string, unknown>>;

/** Users in an order that a dump shows: of the rows of a table, or of the values of a column. */
export interface Ordering {
  readonly name: string;
  readonly users: readonly string[];
}

/** A table, and the user behind a row of it, which only the test knows. */
export interface DumpedTable {
  readonly name: string;
  readonly userOf: (row: DumpedRow) => string | undefined;
}

/** The rows of a table in the order in which a dump writes them. */
export async function dumpRows(database: Database, table: string): Promise<readonly DumpedRow[]> {
  const rows = await select(database, { row: jsonb<DumpedRow>() }, `select to_jsonb(t) as row from ${table} t`);
  return rows.map(({ row }) => row);
}

/** Every order in which a dump of the tables shows all users, each at its first and at its last row. */
export async function orderingsOf(database: Database, tables: readonly DumpedTable[]): Promise<readonly Ordering[]> {
  const orderings = await Promise.all(
    tables.map(async ({ name, userOf }) => {
      const rows = await dumpRows(database, name);
      const columns = Object.keys(rows[0] ?? {});
      const byColumn = columns.map((column) => ({ name: `${name}.${column}`, rows: sortedBy(rows, column) }));
      return [{ name: `rows of ${name}`, rows }, ...byColumn].flatMap((ordered) => [
        { name: `first ${ordered.name}`, users: usersOf(ordered.rows, userOf) },
        { name: `last ${ordered.name}`, users: usersOf(ordered.rows.toReversed(), userOf) },
      ]);
    }),
  );
  const all = orderings.flat();
  const most = Math.max(...all.map(({ users }) => users.length));
  return all.filter(({ users }) => users.length === most);
}

/** What an attacker gains who takes two orders for the same. */
export interface Guess {
  readonly names: string;
  /** How many users stand at the same place in both. */
  readonly found: number;
  /** Spearman's rank correlation: 0 by chance, 1 or -1 where one order tells the other. */
  readonly correlation: number;
}

/** The best guesses over all pairs of orders: by places, and by correlation. */
export function bestGuesses(some: readonly Ordering[], others: readonly Ordering[]): readonly [Guess, Guess] {
  const guesses = some.flatMap((one) => others.map((other) => compare(one, other)));
  const best = (value: (guess: Guess) => number): Guess =>
    guesses.reduce((most, guess) => (value(guess) > value(most) ? guess : most));
  return [best(({ found }) => found), best(({ correlation }) => Math.abs(correlation))];
}

function compare(one: Ordering, other: Ordering): Guess {
  const count = one.users.length;
  const distances = one.users.map((user, place) => other.users.indexOf(user) - place);
  const squares = distances.reduce((sum, distance) => sum + distance * distance, 0);
  return {
    names: `${one.name} ~ ${other.name}`,
    found: distances.filter((distance) => distance === 0).length,
    correlation: 1 - (6 * squares) / (count * (count * count - 1)),
  };
}

function usersOf(rows: readonly DumpedRow[], userOf: DumpedTable['userOf']): readonly string[] {
  const users = rows.map(userOf).filter((user) => user !== undefined);
  return [...new Set(users)];
}

/** A column that says the same of nearly all rows leaves them in the order of the dump, which is looked at by itself. */
function sortedBy(rows: readonly DumpedRow[], column: string): readonly DumpedRow[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return String(a) < String(b) ? -1 : Number(String(a) > String(b));
  });
}
