import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Columns, Parameters, PlacedParameters } from './sql-types';

export interface StatementParts<P extends Parameters, C extends Columns> {
  /** A unique name, `<feature>.<what>`, under which each connection prepares it once. */
  readonly name: string;
  readonly parameters: P;
  readonly columns: C;
  readonly text: string;
}

/** A statement. Use `defineStatement`; only tests construct their own. */
export class Statement<P extends Parameters = Parameters, C extends Columns = Columns> {
  // Private, so that only this class supplies SQL to databases.
  readonly #parts: StatementParts<P, C>;
  readonly #text: string;
  readonly #names: readonly string[] | null;

  constructor(parts: StatementParts<P, C>) {
    this.#parts = parts;
    this.#names = Array.isArray(parts.parameters) ? null : Object.keys(parts.parameters);
    this.#text = this.#names === null ? parts.text : withPlaces(parts, this.#names);
  }

  get name(): string {
    return this.#parts.name;
  }

  get parameters(): PlacedParameters {
    return Object.values(this.#parts.parameters);
  }

  get columns(): C {
    return this.#parts.columns;
  }

  get text(): string {
    return this.#text;
  }

  placed(values: readonly unknown[]): readonly unknown[] {
    if (this.#names === null) return values;
    const [named] = values;
    return isObject(named) ? this.#names.map((name) => named[name]) : [];
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

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

const MAX_PLACED_VALUES = 7;

/**
 * Defines a statement, at module level in a `.queries` file. tests/integration/statements.test.ts checks all of
 * them. Throws for a duplicate name, and for more than seven unnamed values.
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

/** Includes page statements. @internal for the test that prepares each of them */
export function definedStatements(): ReadonlyMap<string, Statement> {
  for (const make of pending) make();
  return registered;
}

const MAX_PAGE_ROWS = PAGE_LENGTHS.page.max + 1;

/**
 * Defines one statement per page length, created lazily. A plan for an unknown limit reads far too much. Throws
 * RangeError for other lengths.
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
