/**
 * A type of PostgreSQL as statements declare it for their parameters and columns. `Out` is what a row holds, `In` what a
 * parameter takes. A test compares every declaration with what the database says about the statement.
 */
export interface SqlType<Out, In = Out> {
  /** The type's name as `format_type` writes it. */
  readonly type: string;
  readonly isNullable: boolean;
  /** The expression of a select list; null if it is the column's own name. */
  readonly source: string | null;
  /** Never set: it carries the type. */
  readonly out?: Out;
  /** Never set: it carries the type. */
  readonly in?: In;
}

/** The columns of a row, by name and in the order of the select list. */
export type Columns = Readonly<Record<string, SqlType<unknown, unknown>>>;

export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends SqlType<infer Out, unknown> ? Out : never;
};

/** The parameters of a statement in a list: `$1`, `$2` and so on. */
export type PlacedParameters = readonly SqlType<unknown, unknown>[];

/** The parameters of a statement by the names that its text has for them: `$author_ref`. */
export type NamedParameters = Readonly<Record<string, SqlType<unknown, unknown>>>;

export type Parameters = PlacedParameters | NamedParameters;

type PlacedValues<P extends PlacedParameters> = { readonly [Place in keyof P]: InOf<P[Place]> };

export type NamedValues<P extends NamedParameters> = { readonly [Name in keyof P]: InOf<P[Name]> };

/** The values of a call: one by one, or one object with the name of each. */
export type ValuesOf<P extends Parameters> = P extends PlacedParameters
  ? PlacedValues<P>
  : P extends NamedParameters
    ? readonly [values: NamedValues<P>]
    : never;

type InOf<Type> = Type extends SqlType<unknown, infer In> ? In : never;

const typeNamed = <Out, In = Out>(type: string): SqlType<Out, In> => ({ type, isNullable: false, source: null });

/** The types, each under PostgreSQL's name for it. */
export const text: SqlType<string> = typeNamed('text');
export const citext: SqlType<string> = typeNamed('citext');
export const uuid: SqlType<string> = typeNamed('uuid');
export const boolean: SqlType<boolean> = typeNamed('boolean');
export const smallint: SqlType<number> = typeNamed('smallint');
export const integer: SqlType<number> = typeNamed('integer');
export const real: SqlType<number> = typeNamed('real');
/** As a number; reading one that a number cannot hold throws RangeError. */
export const bigint: SqlType<number> = typeNamed('bigint');
export const bytes: SqlType<Buffer, Uint8Array> = typeNamed('bytea');
export const moment: SqlType<Date, Date | 'infinity' | '-infinity'> = typeNamed('timestamp with time zone');

/** A day, `2026-11-20`; only as a parameter, since drivers make a moment of it. */
export const date: SqlType<never, string> = typeNamed('date');

/** A text that is one of a few. */
export const textOf = <Text extends string>(): SqlType<Text> => typeNamed('text');

/** JSON of a known shape; as a parameter it is passed as text. */
export const jsonb = <Shape>(): SqlType<Shape, string> => typeNamed('jsonb');

/** JSON of a known shape that a statement makes; text to the database, which is the quicker of both to write. */
export const json = <Shape>(): SqlType<Shape, never> => typeNamed('json');

export function nullable<Out, In>({ type, source }: SqlType<Out, In>): SqlType<Out | null, In | null> {
  return { type, source, isNullable: true };
}

export function arrayOf<Out, In>({ type }: SqlType<Out, In>): SqlType<readonly Out[], readonly In[]> {
  return { type: `${type}[]`, isNullable: false, source: null };
}

/** A column that an expression fills; without it, the column of the same name does. */
export function from<Out, In>(source: string, type: SqlType<Out, In>): SqlType<Out, In> {
  return { ...type, source };
}

/** The columns as a select list (or after `returning`); `table` is the alias of the table that has those of the same name. */
export function selectList(columns: Columns, table?: string): string {
  const prefix = table === undefined ? '' : `${table}.`;
  return Object.entries(columns)
    .map(([name, { source }]) => (source === null ? `${prefix}${name}` : `${source} as ${name}`))
    .join(', ');
}
