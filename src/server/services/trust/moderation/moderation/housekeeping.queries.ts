import type { CaseEntry } from '@/core/trust/moderation/case';
import { batchCondition, PURGED_COLUMNS } from '@/server/platform/purge';
import { date, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Returns no row if none is left. Content under an order is kept. */
export const endedItem = defineStatement({
  name: 'moderation.ended-item',
  parameters: [date],
  columns: { kind: textOf<CaseEntry['kind']>(), item_id: uuid },
  text: `select kind, item_id from moderation.removed where ends_on <= $1 and kept_because is null limit 1 for update skip locked`,
});

const BATCH = 100;

export const openCasesAfter = defineStatement({
  name: 'moderation.open-cases-after',
  parameters: [uuid],
  columns: { id: uuid, kind: textOf<CaseEntry['kind']>(), item_id: uuid },
  text: `select id, kind, item_id from moderation.cases where state = 'OPEN' and id > $1 order by id limit ${BATCH}`,
});

export const closeCaseOfDeletedItem = defineStatement({
  name: 'moderation.close-gone',
  parameters: [uuid],
  columns: {},
  text: `update moderation.cases set state = 'CLOSED', act = 'GONE', words = '{}', findings = '[]', withdrawn_from = null, appeal_seal = null, answer_seal = null, claim_ref = null, claimed_until = null
         where id = $1 and state = 'OPEN'`,
});

/** Deletes old acts, and closed cases without acts. */
export const purgeActs = defineStatement({
  name: 'moderation.purge-acts',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: `with old as (delete from moderation.acts where ${batchCondition('moderation.acts', 'done_on <= $1', 'done_on')} returning id, case_id), closed as (
           delete from moderation.cases k where k.state = 'CLOSED' and k.id in (select case_id from old)
             and not exists (select from moderation.acts a where a.case_id = k.id and a.id not in (select id from old)))
         select count(*)::integer as rows from old`,
});
