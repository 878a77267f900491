import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { CaseEntry } from '@/core/trust/moderation/case';
import { boolean, from, moment, nullable, smallint, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Rows per round. The rest follows in the next one. */
const BATCH = 500;

/** Locks the reminders for one process, so that each is sent once and each run sends one mail. */
export const lockDuty = defineStatement({
  name: 'complaints.lock-duty',
  parameters: [],
  columns: { done: from(`pg_advisory_xact_lock(hashtext('moderation.complaints'))::text`, nullable(text)) },
  text: `select pg_advisory_xact_lock(hashtext('moderation.complaints'))::text as done`,
});

export const dueReminders = defineStatement({
  name: 'complaints.due-reminders',
  parameters: [moment],
  columns: {
    id: uuid,
    number: text,
    ground: textOf<SummedGround>(),
    kind: textOf<CaseEntry['kind']>(),
    item_id: uuid,
    case_id: uuid,
    due_at: moment,
    reminders: smallint,
  },
  text: `select id, number, ground, kind, item_id, case_id, due_at, reminders from moderation.complaints
         where outcome is null and remind_at <= $1 order by due_at, id limit ${BATCH} for update`,
});

export const noteReminder = defineStatement({
  name: 'complaints.note-reminder',
  parameters: [uuid, smallint, nullable(moment), boolean],
  columns: {},
  text: 'update moderation.complaints set reminders = $2, remind_at = $3, is_late = $4 where id = $1',
});

export const orphanedCases = defineStatement({
  name: 'complaints.orphaned-cases',
  parameters: [],
  columns: { case_id: uuid },
  text: `select distinct c.case_id from moderation.complaints c
         where c.outcome is null and not exists (select from moderation.cases k where k.id = c.case_id and k.state <> 'CLOSED') limit ${BATCH}`,
});
