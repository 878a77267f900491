import { arrayOf, bytes, jsonb, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { TableRow } from './personal-data';

/** Rows as objects: an export shows the columns that are in the select list, by their names. */
export const exportedColumns = { row: jsonb<TableRow>() } as const;

const rowsOf = (select: string): string => `select to_jsonb(x) as row from (${select}) x`;

/** Defines the rows of a user's copy by the user's id. */
export const rowsOfUser = (name: string, select: string) =>
  defineStatement({ name: `export.${name}`, parameters: [uuid], columns: exportedColumns, text: rowsOf(select) });

/** Defines the rows of a user's copy by a reference. */
export const rowsOfRef = (name: string, select: string) =>
  defineStatement({ name: `export.${name}`, parameters: [bytes], columns: exportedColumns, text: rowsOf(select) });

/** Defines the rows of a user's copy by the ids of contributions. */
export const rowsOfIds = (name: string, select: string) =>
  defineStatement({
    name: `export.${name}`,
    parameters: [arrayOf(uuid)],
    columns: exportedColumns,
    text: rowsOf(select),
  });
