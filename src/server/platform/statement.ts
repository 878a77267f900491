import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Columns, Parameters, PlacedParameters } from './sql-types';

export interface StatementParts<P extends Parameters, C extends Columns> {
  /** Unique; `<feature>.<what>`. PostgreSQL prepares the statement under it once per connection. */
  readonly name: string;
  /** The types of `$1`, `$2` and so on, or by name those of `$author_ref` and the like. */
  readonly parameters: P;
  /** The columns of a row in the order of the text; empty for a statement that returns nothing. */
  readonly columns: C;
  readonly text: string;
}

/** A statement that a database can run. `defineStatement` makes them; only tests make their own. */
export class Statement<P extends Parameters = Parameters, C extends Columns = Columns> {
  // Private, so that nothing but this class makes what a database runs.
  readonly #parts: StatementParts<P, C>;
  readonly #text: string;
  /** The names of the parameters in the order of their places; null if they have none. */
  readonly #names: readonly string[] | null;

  constructor(parts: StatementParts<P, C>) {
    this.#parts = parts;
    this.#names = Array.isArray(parts.parameters) ? null : Object.keys(parts.parameters);
    this.#text = this.#names === null ? parts.text : withPlaces(parts, this.#names);
  }

  /** Empty for one that is not to be prepared. */
  get name(): string {
    return this.#parts.name;
  }

  /** The types of `$1`, `$2` and so on. */
  get parameters(): PlacedParameters {
    return Object.values(this.#parts.parameters);
  }

  get columns(): C {
    return this.#parts.columns;
  }

  /** The text as the database gets it, with `$1` for a name. */
  get text(): string {
    return this.#text;
  }

  /** Returns the values of a call in the order of their places. */
  placed(values: readonly unknown[]): readonly unknown[] {
    if (this.#names === null) return values;
    const [named] = values;
    return isObject(named) ? this.#names.map((name) => named[name]) : [];
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns a statement's text with `$1` for its first name and so on. Throws if text and parameters have different names. */
function withPlaces(
  { name, text }: { readonly name: string; readonly text: string },
  names: readonly string[],
): string {
  const unused = new Set(names);
  const placed = text.replaceAll(/\$([a-z]\w*)/g, (_, parameter: string) => {
    unused.delete(parameter);
    if (!names.includes(parameter)) throw new Error(`${name} has no parameter ${parameter}.`);
    return `$${names.indexOf(parameter) + 1}`;
  });
  if (unused.size > 0) throw new Error(`${name} does not use ${[...unused].join(', ')}.`);
  return placed;
}

const registered = new Map<string, Statement>();
const pending = new Set<() => void>();

/** More values than this have names: two of one type in exchanged places compile. */
const MAX_PLACED_VALUES = 7;

/**
 * Defines a statement, at module level in a `.queries` file. tests/integration/statements.test.ts prepares all of them and
 * compares parameters and columns with the database. Throws if the name is taken, and if more than seven values have no names.
 */
export function defineStatement<const P extends Parameters, const C extends Columns>(
  parts: StatementParts<P, C>,
): Statement<P, C> {
  const { name, parameters } = parts;
  if (registered.has(name)) throw new Error(`Two statements are named ${name}.`);
  if (Array.isArray(parameters) && parameters.length > MAX_PLACED_VALUES)
    throw new Error(`The values of ${name} need names.`);
  const statement = new Statement(parts);
  registered.set(name, statement);
  return statement;
}

/**
 * All statements that have been defined, by name; those of pages of every length too.
 * @internal for the test that prepares each of them
 */
export function definedStatements(): ReadonlyMap<string, Statement> {
  for (const make of pending) make();
  return registered;
}

/** One row more than a page has shows whether another page follows. */
const MAX_PAGE_ROWS = PAGE_LENGTHS.page.max + 1;

/**
 * Defines a statement for each number of rows that a page may have, because a plan made for an unknown limit reads far too
 * much. Each is made when it is first asked for: a server needs few of them. The result throws RangeError for any other number.
 */
export function definePages<P extends Parameters, C extends Columns>(
  define: (rows: number) => Statement<P, C>,
): (rows: number) => Statement<P, C> {
  const statements = new Map<number, Statement<P, C>>();
  const ofRows = (rows: number): Statement<P, C> => {
    if (!Number.isInteger(rows) || rows < 1 || rows > MAX_PAGE_ROWS)
      throw new RangeError(`A page has no ${rows} rows.`);
    const known = statements.get(rows);
    if (known !== undefined) return known;
    const statement = define(rows);
    statements.set(rows, statement);
    return statement;
  };
  pending.add(() => {
    for (let rows = 1; rows <= MAX_PAGE_ROWS; rows += 1) ofRows(rows);
  });
  return ofRows;
}
