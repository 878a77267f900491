import { bigint } from '../sql-types';
import { defineStatement } from '../statement';

/** The number of accounts; an estimate of the database from a million on. */
export const userCount = defineStatement({
  name: 'metrics.user-count',
  parameters: [],
  columns: { users: bigint },
  text: `select case when c.reltuples >= 1e6 then c.reltuples::bigint else (select count(*) from identity.users) end as users
         from pg_class c where c.oid = 'identity.users'::regclass`,
});
