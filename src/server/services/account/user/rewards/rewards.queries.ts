import type { RewardedKind } from '@/core/kernel/common/contribution-limits.rules';
import { arrayOf, bytes, integer, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const countsOf = defineStatement({
  name: 'rewards.counts-of',
  parameters: [arrayOf(bytes)],
  columns: { reward_ref: bytes, contributions: integer },
  text: 'select reward_ref, contributions from persona.reward_counts where reward_ref = any($1)',
});

export const eraseCounts = defineStatement({
  name: 'rewards.erase-counts',
  parameters: [arrayOf(bytes)],
  columns: {},
  text: 'delete from persona.reward_counts where reward_ref = any($1)',
});

const BATCH = 1_000;

export const deleteEarlierCounts = defineStatement({
  name: 'rewards.take-earlier-counts',
  parameters: [],
  columns: { persona_ref: bytes, kind: textOf<RewardedKind>(), contributions: integer },
  text: `delete from persona.rewards where (persona_ref, kind) in (select persona_ref, kind from persona.rewards limit ${BATCH})
         returning persona_ref, kind, contributions`,
});

export const addCounts = defineStatement({
  name: 'rewards.add-counts',
  parameters: [arrayOf(bytes), arrayOf(integer)],
  columns: {},
  text: `insert into persona.reward_counts as r (reward_ref, contributions) select * from unnest($1::bytea[], $2::integer[])
         on conflict (reward_ref) do update set contributions = r.contributions + excluded.contributions`,
});
