import { boolean, text } from './sql-types';
import { defineStatement } from './statement';

/** The position of the server's log of changes. */
export const logPosition = defineStatement({
  name: 'standby.log-position',
  parameters: [],
  columns: { position: text },
  text: 'select pg_current_wal_lsn()::text as position',
});

/** Whether this server is a standby that has all changes up to the position `$1`. */
export const hasReached = defineStatement({
  name: 'standby.has-reached',
  parameters: [text],
  columns: { reached: boolean },
  text: `select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn() >= $1::text::pg_lsn, false) else false end as reached`,
});
