import { bigint, boolean, nullable, text } from './sql-types';
import { defineStatement } from './statement';

export const logPosition = defineStatement({
  name: 'standby.log-position',
  parameters: [],
  columns: { position: text },
  text: 'select pg_current_wal_lsn()::text as position',
});

export const standbyPosition = defineStatement({
  name: 'standby.has-reached',
  parameters: [text, text],
  columns: { reached: boolean, behind: nullable(bigint) },
  text: `select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn() >= $1::text::pg_lsn, false) else false end as reached,
           case when pg_is_in_recovery() then greatest(pg_wal_lsn_diff($2::text::pg_lsn, pg_last_wal_replay_lsn()), 0)::bigint end as behind`,
});
