/** Rows from which on a table is estimated: to read it all would take seconds. */
const ESTIMATED_FROM = 1_000_000;

/** Returns the number of rows of a table, as an expression of SQL; the database's estimate of a large one. */
export const rowCountOf = (table: string): string =>
  `(select case when c.reltuples >= ${ESTIMATED_FROM} then c.reltuples::bigint else (select count(*) from ${table}) end
    from pg_class c where c.oid = '${table}'::regclass)`;
