import type { GivenValues } from './layered-table.queries';

/** Returns the function that takes from a row to write what its source gave of the columns of a table. */
export function givenBy(columns: readonly string[]): (row: { readonly importKey: string }) => GivenValues {
  return (row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    const given = columns.flatMap((column) => {
      const value = values.get(column) ?? null;
      return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[column, value] as const];
    });
    return { key: row.importKey, given: Object.fromEntries(given) };
  };
}
