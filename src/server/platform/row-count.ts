const ESTIMATED_FROM = 1_000_000;

/** SQL for a row count; for a large table the planner's estimate of all rows. */
export const rowCountOf = (table: string, condition = 'true'): string =>
  `(select case when c.reltuples >= ${ESTIMATED_FROM} then c.reltuples::bigint else (select count(*) from ${table} where ${condition}) end
    from pg_class c where c.oid = '${table}'::regclass)`;
