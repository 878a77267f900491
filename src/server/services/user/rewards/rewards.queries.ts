import type { Rewards } from '@/contract/generated/user';
import { bytes, integer, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

type Kind = Rewards['earned'][number]['kind'];

/** The points of persona `$1` by kind of contribution, most first. */
export const rewardsOfPersona = defineStatement({
  name: 'rewards.of-persona',
  parameters: [bytes],
  columns: { kind: textOf<Kind>(), contributions: integer, points: integer },
  text: 'select kind, contributions, points from persona.rewards where persona_ref = $1 order by points desc, kind',
});
