import { arrayOf, bytes, jsonb, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { TableRow } from './personal-data';

export const exportedColumns = { row: jsonb<TableRow>() } as const;

const rowsOf = (select: string): string => `select to_jsonb(x) as row from (${select}) x`;

export const exportRowsOfUser = (name: string, select: string) =>
  defineStatement({ name: `export.${name}`, parameters: [uuid], columns: exportedColumns, text: rowsOf(select) });

export const exportRowsOfRef = (name: string, select: string) =>
  defineStatement({ name: `export.${name}`, parameters: [bytes], columns: exportedColumns, text: rowsOf(select) });

export const exportRowsOfIds = (name: string, select: string) =>
  defineStatement({
    name: `export.${name}`,
    parameters: [arrayOf(uuid)],
    columns: exportedColumns,
    text: rowsOf(select),
  });
