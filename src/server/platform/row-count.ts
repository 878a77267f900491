/** Rows from which on a table is estimated: to read it all would take seconds. */
const ESTIMATED_FROM = 1_000_000;

/** Returns the number of rows of a table that meet a condition, as an expression of SQL; of a large table the database's estimate of all rows. */
export const rowCountOf = (table: string, condition = 'true'): string =>
  `(select case when c.reltuples >= ${ESTIMATED_FROM} then c.reltuples::bigint else (select count(*) from ${table} where ${condition}) end
    from pg_class c where c.oid = '${table}'::regclass)`;
