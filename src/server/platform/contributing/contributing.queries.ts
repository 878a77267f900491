import { batchCondition, PURGED_COLUMNS } from '../purge';
import { bytes, date, integer } from '../sql-types';
import { defineStatement } from '../statement';

export const earnPoints = defineStatement({
  name: 'contributing.earn-points',
  parameters: [bytes, integer],
  columns: {},
  text: `insert into persona.reward_counts as r (reward_ref, contributions) values ($1, $2)
         on conflict (reward_ref) do update set contributions = r.contributions + excluded.contributions`,
});

export const revokePoints = defineStatement({
  name: 'contributing.revoke-points',
  parameters: [bytes],
  columns: {},
  text: `with last as (delete from persona.reward_counts where reward_ref = $1 and contributions = 1)
         update persona.reward_counts set contributions = contributions - 1 where reward_ref = $1 and contributions > 1`,
});

/** Increments the count of reference `$1` up to `$2`. Returns no row beyond that limit. */
export const countOfDay = defineStatement({
  name: 'contributing.count-of-day',
  parameters: [bytes, integer],
  columns: { count: integer },
  text: `insert into platform.help_counts as h (ref, count) values ($1, 1)
         on conflict (ref) do update set count = h.count + 1 where h.count < $2 returning count`,
});

export const lockDailyCount = defineStatement({
  name: 'contributing.lock-count-of-day',
  parameters: [bytes],
  columns: {},
  text: `insert into platform.help_counts as h (ref, count) values ($1, 0) on conflict (ref) do update set count = h.count`,
});

/** Defines the statement for `purge` that counts rows whose wait ends on `$1` or earlier. */
export const releaseWaitingStatement = (table: 'interviews' | 'salaries' | 'benefit_reports' | 'tenure_reports') =>
  defineStatement({
    name: `contributing.release-${table}`,
    parameters: [date],
    columns: PURGED_COLUMNS,
    text: `with gone as (
             update research.${table} set waits_until = null where ${batchCondition(`research.${table}`, 'waits_until <= $1', 'waits_until')} returning 1
           ) select count(*)::integer as rows from gone`,
  });
