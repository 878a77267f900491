import type { Columns, ValuesOf } from './sql-types';
import { bigint, selectList, text } from './sql-types';
import type { Statement } from './statement';
import { defineStatement } from './statement';

export interface NamedList<C extends Columns> {
  readonly name: string;
  readonly table: string;
  readonly columns: C;
  readonly order?: string;
}

/** The number of rows read for prefixes and for substrings. */
const MAX_BEGINNING = 200;
const MAX_HOLDING = 400;

const parameters = [text, text, text, text, bigint] as const;

/**
 * Searches a list by name prefixes, then word prefixes, then (from three characters) substrings. Reads a bounded number
 * of rows. Values come from `nameSearchValues`.
 */
export function defineNameSearch<const C extends Columns>({
  name,
  table,
  columns,
  order,
}: NamedList<C>): Statement<typeof parameters, C> {
  const begins = `lower(name) collate "C" >= $1 and lower(name) collate "C" < $2`;
  return defineStatement({
    name,
    parameters,
    columns,
    text: `
      with beginning as materialized (
        select *, 0 as match from ${table} where ${begins} order by lower(name) collate "C" limit ${MAX_BEGINNING}
      )
      select ${selectList(columns)} from (
        select * from beginning
        union all
        (select *, case when lower(name) ~ $3 then 1 else 2 end from ${table}
         where (select count(*) from beginning) < $5 and lower(name) like $4 and not (${begins}) limit ${MAX_HOLDING})
      ) as hits
      order by match, ${order === undefined ? '' : `${order}, `}lower(name) collate "C" limit $5`,
  });
}

export function nameSearchValues(typed: string, limit: number): ValuesOf<typeof parameters> {
  const text = typed.trim().replaceAll(/\s+/gu, ' ').replaceAll('\0', '\u{FFFD}').toLowerCase();
  const asPattern = text.replaceAll(/[\\%_]/gu, '\\$&');
  const asExpression = text.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&');
  // Shorter substrings would scan every name.
  const part = [...text].length < 3 ? `% ${asPattern}%` : `%${asPattern}%`;
  return [text, `${text}\u{10FFFF}`, `\\m${asExpression}`, part, limit];
}
