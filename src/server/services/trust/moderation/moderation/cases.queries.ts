import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { ReportReason } from '@/core/kernel/moderated/report';
import type { ModerationAct } from '@/core/trust/moderation/acts.rules';
import type { CaseEntry } from '@/core/trust/moderation/case';
import { MAX_QUEUED_CASES, MAX_REPORTS_PER_CASE } from '@/core/trust/moderation/decisions.rules';
import {
  arrayOf,
  boolean,
  bytes,
  date,
  from,
  integer,
  jsonb,
  moment,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const caseColumns = {
  id: uuid,
  kind: textOf<ModeratedKindName>(),
  item_id: uuid,
  place: text,
  origin: textOf<CaseEntry['origin']>(),
  ground: textOf<Ground>(),
  state: textOf<'OPEN' | 'DECIDED' | 'CLOSED'>(),
  due_at: moment,
  findings: jsonb<readonly CaseFinding[]>(),
  reports: from(
    '(select count(*)::int from content.reports r where r.resource_id = k.item_id and r.outcome is null)',
    integer,
  ),
  claim_ref: nullable(bytes),
  claimed_until: nullable(moment),
  act: nullable(textOf<ModerationAct | 'GONE'>()),
  decider_ref: nullable(bytes),
  appeal_of: nullable(uuid),
  appealed_ref: nullable(bytes),
  appeal_seal: nullable(bytes),
  asks_author: boolean,
  answer_until: from('k.answer_until::text', nullable(text)),
  answer_seal: nullable(bytes),
} as const;

export const urgentCases = defineStatement({
  name: 'moderation.urgent-cases',
  parameters: [],
  columns: caseColumns,
  text: `select ${selectList(caseColumns, 'k')} from moderation.cases k where k.state = 'OPEN' and k.withdrawn_from is null
         order by coalesce(k.placed_at, k.due_at), k.is_doubtful, k.id limit ${MAX_QUEUED_CASES}`,
});

export const openCases = defineStatement({
  name: 'moderation.open-cases',
  parameters: [],
  columns: { open: integer },
  text: `select count(*)::int as open from moderation.cases where state = 'OPEN' and withdrawn_from is null`,
});

export const openAppeals = defineStatement({
  name: 'moderation.open-appeals',
  parameters: [],
  columns: { appeal_of: nullable(uuid), appealed_ref: nullable(bytes) },
  text: `select appeal_of, appealed_ref from moderation.cases
         where state = 'OPEN' and withdrawn_from is null and appealed_ref is not null`,
});

export const lockCase = defineStatement({
  name: 'moderation.lock-case',
  parameters: [uuid],
  columns: caseColumns,
  text: `select ${selectList(caseColumns, 'k')} from moderation.cases k where k.id = $1 for update`,
});

export const claimCase = defineStatement({
  name: 'moderation.claim-case',
  parameters: [uuid, bytes, moment],
  columns: {},
  text: 'update moderation.cases set claim_ref = $2, claimed_until = $3 where id = $1',
});

export const releaseCase = defineStatement({
  name: 'moderation.release-case',
  parameters: [uuid, bytes],
  columns: { id: uuid },
  text: `update moderation.cases set claim_ref = null, claimed_until = null where id = $1 and claim_ref = $2 and state = 'OPEN' returning id`,
});

export const decideCase = defineStatement({
  name: 'moderation.decide-case',
  parameters: [uuid, bytes, textOf<ModerationAct>(), nullable(textOf<ModerationRuleId>()), arrayOf(text), moment],
  columns: { id: uuid },
  text: `update moderation.cases set state = 'DECIDED', act = $3, rule = $4, words = $5, settles_at = $6, decider_ref = $2,
           claim_ref = null, claimed_until = null
         where id = $1 and state = 'OPEN' and claim_ref = $2 returning id`,
});

export const reopenCase = defineStatement({
  name: 'moderation.reopen-case',
  parameters: [uuid, bytes, moment, nullable(textOf<'LIVE' | 'HELD'>())],
  columns: {},
  text: `update moderation.cases set state = 'OPEN', act = null, rule = null, words = '{}', settles_at = null, decider_ref = null,
           claim_ref = $2, claimed_until = $3, withdrawn_from = $4
         where id = $1`,
});

export const reportsOf = defineStatement({
  name: 'moderation.reports-of',
  parameters: [uuid],
  columns: { reason: textOf<ReportReason>(), details: nullable(text) },
  text: `select reason, details from content.reports where resource_id = $1 and outcome is null
         order by details is null, reason, details limit ${MAX_REPORTS_PER_CASE}`,
});

export const complaintsOf = defineStatement({
  name: 'moderation.complaints-of',
  parameters: [uuid],
  columns: { id: uuid, ground: textOf<SummedGround>(), seal: nullable(bytes) },
  text: `select id, ground, seal from moderation.complaints where case_id = $1 and outcome is null
         order by due_at, id limit ${MAX_REPORTS_PER_CASE}`,
});

export const noteAct = defineStatement({
  name: 'moderation.note-act',
  parameters: [uuid, bytes, uuid, textOf<'CLAIMED' | 'RELEASED' | 'DECIDED' | 'UNDONE'>(), date],
  columns: {},
  text: 'insert into moderation.acts (id, moderator_ref, case_id, act, done_on) values ($1, $2, $3, $4, $5)',
});
