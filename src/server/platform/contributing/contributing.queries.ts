import type { RewardedKind } from '../schema/persona/rewards';
import { bytes, integer, textOf } from '../sql-types';
import { defineStatement } from '../statement';

/** Adds one contribution of kind `$2` with `$3` points to persona `$1`, which need not have chosen anything yet. */
export const earnPoints = defineStatement({
  name: 'contributing.earn-points',
  parameters: [bytes, textOf<RewardedKind>(), integer],
  columns: {},
  text: `with known as (insert into persona.personas (persona_ref) values ($1) on conflict (persona_ref) do nothing)
         insert into persona.rewards as r (persona_ref, kind, contributions, points) values ($1, $2, 1, $3)
         on conflict (persona_ref, kind) do update
         set contributions = r.contributions + 1, points = r.points + excluded.points`,
});

/** Counts a contribution of a day under a reference, up to `$2`; returns no row beyond. */
export const countOfDay = defineStatement({
  name: 'contributing.count-of-day',
  parameters: [bytes, integer],
  columns: { count: integer },
  text: `insert into platform.help_counts as h (ref, count) values ($1, 1)
         on conflict (ref) do update set count = h.count + 1 where h.count < $2 returning count`,
});
