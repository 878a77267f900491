import type { ComplaintOutcome } from '@/core/kernel/moderated/complaint';
import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import {
  boolean,
  bytes,
  date,
  from,
  integer,
  moment,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '../sql-types';
import { defineStatement } from '../statement';

export const complaintColumns = {
  id: from('c.id', uuid),
  number: from('c.number', text),
  seal: from('c.seal', nullable(bytes)),
  ground: from('c.ground', textOf<SummedGround>()),
  received_on: from('c.received_on::text', text),
  due_at: from('c.due_at', moment),
  is_hidden: from('c.is_hidden', boolean),
  outcome: from('c.outcome', nullable(textOf<ComplaintOutcome>())),
  rule: from('c.rule', nullable(textOf<ModerationRuleId>())),
  answered_on: from('c.answered_on::text', nullable(text)),
} as const;

export const lockComplaintKey = defineStatement({
  name: 'complaints.lock-key',
  parameters: [bytes],
  columns: { done: from(`pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))::text`, nullable(text)) },
  text: `select pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 0))::text as done`,
});

export const complaintByKey = defineStatement({
  name: 'complaints.by-key',
  parameters: [bytes],
  columns: complaintColumns,
  text: `select ${selectList(complaintColumns)} from moderation.complaints c where c.key_ref = $1`,
});

export const openComplaintsOf = defineStatement({
  name: 'complaints.open-of-case',
  parameters: [uuid],
  columns: complaintColumns,
  text: `select ${selectList(complaintColumns)} from moderation.complaints c where c.case_id = $1 and c.outcome is null
         order by c.due_at, c.id for update`,
});

export const addComplaint = defineStatement({
  name: 'complaints.add',
  parameters: {
    id: uuid,
    number: text,
    key_ref: bytes,
    seal: bytes,
    ground: textOf<SummedGround>(),
    kind: textOf<ModeratedKindName>(),
    item_id: uuid,
    case_id: uuid,
    received_on: date,
    due_at: moment,
    is_hidden: boolean,
    reminders: smallint,
    remind_at: nullable(moment),
    is_for_company: boolean,
    rating: nullable(smallint),
  },
  columns: {},
  text: `insert into moderation.complaints
           (id, number, key_ref, seal, ground, kind, item_id, case_id, received_on, due_at, is_hidden, reminders, remind_at, is_for_company,
            rating)
         values ($id, $number, $key_ref, $seal, $ground, $kind, $item_id, $case_id, $received_on, $due_at, $is_hidden, $reminders, $remind_at,
           $is_for_company, $rating)`,
});

export const answerComplaint = defineStatement({
  name: 'complaints.answer',
  parameters: [uuid, textOf<ComplaintOutcome>(), nullable(textOf<ModerationRuleId>()), date, integer, boolean],
  columns: {},
  text: `update moderation.complaints set outcome = $2, rule = $3, answered_on = $4, hours_taken = $5, is_late = $6, remind_at = null
         where id = $1 and outcome is null`,
});

export const groundsWithoutCase = defineStatement({
  name: 'complaints.grounds-without-case',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: { ground: textOf<SummedGround>() },
  text: `select distinct ground from moderation.complaints c
         where c.kind = $1 and c.item_id = $2 and ${isUndecided('c')}`,
});

export const reopenComplaints = defineStatement({
  name: 'complaints.wait-again',
  parameters: [textOf<ModeratedKindName>(), uuid, textOf<SummedGround>(), uuid],
  columns: {},
  text: `update moderation.complaints c set case_id = $4, outcome = null, answered_on = null, hours_taken = null, is_late = false
         where c.kind = $1 and c.item_id = $2 and c.ground = $3 and ${isUndecided('c')}`,
});

export const markAnswersRestored = defineStatement({
  name: 'complaints.restore-answers',
  parameters: [uuid, date],
  columns: complaintColumns,
  text: `update moderation.complaints c set outcome = 'RESTORED', rule = null, answered_on = $2
         where c.case_id = $1 and c.outcome = 'REMOVED' returning ${selectList(complaintColumns)}`,
});

export const complaintHideOf = defineStatement({
  name: 'complaints.hide-of',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: { place: text },
  text: 'select place from moderation.hides where kind = $1 and item_id = $2',
});

export const establishedUser = defineStatement({
  name: 'complaints.known-user',
  parameters: [uuid, date],
  columns: { id: uuid },
  text: `select id from identity.users where id = $1
         and (created_on <= $2 or exists (select from identity.accounts where user_id = $1 and email_verified))`,
});

export const addComplaintHide = defineStatement({
  name: 'complaints.add-hide',
  parameters: [textOf<ModeratedKindName>(), uuid, text, date],
  columns: {},
  text: 'insert into moderation.hides (kind, item_id, place, month) values ($1, $2, $3, $4)',
});

function isUndecided(complaint: string): string {
  return `(${complaint}.outcome = 'GONE' or ${complaint}.outcome is null
    and not exists (select from moderation.cases k where k.id = ${complaint}.case_id and k.state <> 'CLOSED'))`;
}
