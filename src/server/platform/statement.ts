import { PAGE_LENGTHS } from '@/core/common/page-lengths.rules';
import type { Columns, Parameters } from './sql-types';

/** The parts of a statement. */
export interface StatementParts<P extends Parameters, C extends Columns> {
  /** Unique; `<feature>.<what>`. PostgreSQL prepares the statement under it once per connection. */
  readonly name: string;
  /** The types of `$1`, `$2` and so on. */
  readonly parameters: readonly [...P];
  /** The columns of a row in the order of the text; empty for a statement that returns nothing. */
  readonly columns: C;
  readonly text: string;
}

/** A statement that a database can run. `defineStatement` makes them; only tests make their own. */
export class Statement<P extends Parameters = Parameters, C extends Columns = Columns> {
  // Private, so that nothing but this class makes what a database runs.
  readonly #parts: StatementParts<P, C>;

  constructor(parts: StatementParts<P, C>) {
    this.#parts = parts;
  }

  /** Empty for one that is not to be prepared. */
  get name(): string {
    return this.#parts.name;
  }

  get parameters(): readonly [...P] {
    return this.#parts.parameters;
  }

  get columns(): C {
    return this.#parts.columns;
  }

  get text(): string {
    return this.#parts.text;
  }
}

const registered = new Map<string, Statement>();
/** Make the statements of pages of every length. */
const pending = new Set<() => void>();

/**
 * Defines a statement, at module level in a `.queries` file. tests/integration/statements.test.ts prepares all of them and
 * compares parameters and columns with the database. Throws where the name is taken.
 */
export function defineStatement<const P extends Parameters, const C extends Columns>(
  parts: StatementParts<P, C>,
): Statement<P, C> {
  if (registered.has(parts.name)) throw new Error(`Two statements are named ${parts.name}.`);
  const statement = new Statement(parts);
  registered.set(parts.name, statement);
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
