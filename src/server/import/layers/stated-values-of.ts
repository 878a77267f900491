import type { LazyStatedValues } from './store-stated-values';

export function statedValuesOf(columns: readonly string[]): (row: { readonly importKey: string }) => LazyStatedValues {
  return (row) => ({
    key: row.importKey,
    given: () => {
      const values = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(
        columns.flatMap((column) => {
          const value = values.get(column) ?? null;
          return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[column, value] as const];
        }),
      );
    },
  });
}
