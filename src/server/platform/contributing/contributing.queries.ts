import type { RewardedKind } from '../schema/persona/rewards';
import { arrayOf, bytes, date, integer, textOf } from '../sql-types';
import { defineStatement } from '../statement';

/** Adds `$4` contributions of kind `$2` with `$3` points each to persona `$1`, which need not have chosen anything yet. */
export const earnPoints = defineStatement({
  name: 'contributing.earn-points',
  parameters: [bytes, textOf<RewardedKind>(), integer, integer],
  columns: {},
  text: `with known as (insert into persona.personas (persona_ref) values ($1) on conflict (persona_ref) do nothing)
         insert into persona.rewards as r (persona_ref, kind, contributions, points) values ($1, $2, $4, $4 * $3::integer)
         on conflict (persona_ref, kind) do update
         set contributions = r.contributions + excluded.contributions, points = r.points + excluded.points`,
});

/** Takes one contribution of kind `$2` and its `$3` points back from persona `$1`. */
export const takePointsBack = defineStatement({
  name: 'contributing.take-points-back',
  parameters: [bytes, textOf<RewardedKind>(), integer],
  columns: {},
  text: `with last as (delete from persona.rewards where persona_ref = $1 and kind = $2 and (contributions = 1 or points <= $3))
         update persona.rewards set contributions = contributions - 1, points = points - $3
         where persona_ref = $1 and kind = $2 and contributions > 1 and points > $3`,
});

/** Counts a contribution of a day under a reference, up to `$2`; returns no row beyond. */
export const countOfDay = defineStatement({
  name: 'contributing.count-of-day',
  parameters: [bytes, integer],
  columns: { count: integer },
  text: `insert into platform.help_counts as h (ref, count) values ($1, 1)
         on conflict (ref) do update set count = h.count + 1 where h.count < $2 returning count`,
});

/** Counts one of a day under each of the references `$1`, and returns the highest count. */
export const countEachOfDay = defineStatement({
  name: 'contributing.count-each-of-day',
  parameters: [arrayOf(bytes)],
  columns: { most: integer },
  text: `with counted as (
           insert into platform.help_counts as h (ref, count) select ref, 1 from unnest($1::bytea[]) as ref group by ref order by ref
           on conflict (ref) do update set count = h.count + 1 returning count
         ) select max(count)::integer as most from counted`,
});

/** Returns the statement that lets the rows of a table count that wait until the day `$1` or an earlier one. */
export const releaseWaitingOf = (table: 'interviews' | 'salaries') =>
  defineStatement({
    name: `contributing.release-${table}`,
    parameters: [date],
    columns: {},
    text: `update research.${table} set waits_until = null where waits_until <= $1`,
  });
