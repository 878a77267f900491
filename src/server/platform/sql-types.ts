/** A SQL type. `Out` is a row's value, `In` a parameter's. A test compares declarations with the database. */
export interface SqlType<Out, In = Out> {
  readonly type: string;
  readonly isNullable: boolean;
  readonly source: string | null;
  readonly out?: Out;
  readonly in?: In;
}

export type Columns = Readonly<Record<string, SqlType<unknown, unknown>>>;

export type RowOf<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends SqlType<infer Out, unknown> ? Out : never;
};

export type PlacedParameters = readonly SqlType<unknown, unknown>[];

export type NamedParameters = Readonly<Record<string, SqlType<unknown, unknown>>>;

export type Parameters = PlacedParameters | NamedParameters;

type PlacedValues<P extends PlacedParameters> = { readonly [Place in keyof P]: InOf<P[Place]> };

export type NamedValues<P extends NamedParameters> = { readonly [Name in keyof P]: InOf<P[Name]> };

export type ValuesOf<P extends Parameters> = P extends PlacedParameters
  ? PlacedValues<P>
  : P extends NamedParameters
    ? readonly [values: NamedValues<P>]
    : never;

type InOf<Type> = Type extends SqlType<unknown, infer In> ? In : never;

const sqlTypeOf = <Out, In = Out>(type: string): SqlType<Out, In> => ({ type, isNullable: false, source: null });

export const text: SqlType<string> = sqlTypeOf('text');
export const citext: SqlType<string> = sqlTypeOf('citext');
export const uuid: SqlType<string> = sqlTypeOf('uuid');
export const boolean: SqlType<boolean> = sqlTypeOf('boolean');
export const smallint: SqlType<number> = sqlTypeOf('smallint');
export const integer: SqlType<number> = sqlTypeOf('integer');
export const real: SqlType<number> = sqlTypeOf('real');
/** An integer. Reading a value beyond safe integers throws RangeError. */
export const bigint: SqlType<number> = sqlTypeOf('bigint');
export const bytes: SqlType<Buffer, Uint8Array> = sqlTypeOf('bytea');
export const moment: SqlType<Date, Date | 'infinity' | '-infinity'> = sqlTypeOf('timestamp with time zone');

/** A day like `2026-11-20`. Only for parameters, since drivers parse dates to times. */
export const date: SqlType<never, string> = sqlTypeOf('date');

export const textOf = <Text extends string>(): SqlType<Text> => sqlTypeOf('text');

export const jsonb = <Shape>(): SqlType<Shape, string> => sqlTypeOf('jsonb');

/** JSON built by a statement. It is faster to write than jsonb. */
export const json = <Shape>(): SqlType<Shape, never> => sqlTypeOf('json');

export function nullable<Out, In>({ type, source }: SqlType<Out, In>): SqlType<Out | null, In | null> {
  return { type, source, isNullable: true };
}

export function arrayOf<Out, In>({ type }: SqlType<Out, In>): SqlType<readonly Out[], readonly In[]> {
  return { type: `${type}[]`, isNullable: false, source: null };
}

export function from<Out, In>(source: string, type: SqlType<Out, In>): SqlType<Out, In> {
  return { ...type, source };
}

export function selectList(columns: Columns, table?: string): string {
  const prefix = table === undefined ? '' : `${table}.`;
  return Object.entries(columns)
    .map(([name, { source }]) => (source === null ? `${prefix}${name}` : `${source} as ${name}`))
    .join(', ');
}
