import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ReportReason } from '@/core/kernel/moderated/report';
import { boolean, bytes, integer, jsonb, moment, nullable, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

const MAKES_VOID = `excluded.origin in ('CHECK', 'COMPLAINT', 'ORDER')`;

/**
 * Opens or joins a case. The earlier due time and queue position (`$11`) count. A check of a new text voids a decision
 * about the old one, as does a concurrent complaint or order. A reader's report does not, because it could delay every
 * decision.
 */
export const openCase = defineStatement({
  name: 'moderation.open-case',
  parameters: {
    id: uuid,
    kind: textOf<ModeratedKindName>(),
    item_id: uuid,
    place: text,
    origin: textOf<CaseOrigin>(),
    ground: textOf<Ground>(),
    due_at: moment,
    is_doubtful: boolean,
    findings: jsonb<readonly CaseFinding[]>(),
    is_after_removal: boolean,
    placed_at: moment,
  },
  columns: { id: uuid },
  text: `insert into moderation.cases as k (id, kind, item_id, place, origin, ground, due_at, is_doubtful, findings, is_after_removal, placed_at)
         values ($id, $kind, $item_id, $place, $origin, $ground, $due_at, $is_doubtful, $findings, $is_after_removal, $placed_at)
         on conflict (item_id, kind) where state <> 'CLOSED' do update set
           ground = case when excluded.due_at < k.due_at then excluded.ground else k.ground end,
           due_at = least(k.due_at, excluded.due_at), placed_at = least(coalesce(k.placed_at, k.due_at), excluded.placed_at), is_doubtful = k.is_doubtful and excluded.is_doubtful,
           findings = case when excluded.origin = 'CHECK' then excluded.findings else k.findings end,
           is_after_removal = k.is_after_removal or excluded.is_after_removal,
           state = case when ${MAKES_VOID} then 'OPEN' else k.state end,
           settles_at = case when ${MAKES_VOID} then null else k.settles_at end,
           act = case when ${MAKES_VOID} then null else k.act end
         returning k.id`,
});

export const clearCase = defineStatement({
  name: 'moderation.clear-case',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: { id: uuid },
  text: `update moderation.cases k set state = 'CLOSED', act = 'CLEARED', words = '{}', findings = '[]', claim_ref = null, claimed_until = null
         where kind = $1 and item_id = $2 and state = 'OPEN' and origin = 'CHECK' and not is_after_removal
           and not exists (select from content.reports r where r.resource_id = k.item_id and r.outcome is null)
           and not exists (select from moderation.complaints c where c.case_id = k.id)
         returning id`,
});

export const suspendCase = defineStatement({
  name: 'moderation.suspend-case',
  parameters: [textOf<ModeratedKindName>(), uuid, textOf<'LIVE' | 'HELD'>()],
  columns: {},
  text: `update moderation.cases set withdrawn_from = $3 where kind = $1 and item_id = $2 and state = 'OPEN' and withdrawn_from is null`,
});

export const resumeCase = defineStatement({
  name: 'moderation.resume-case',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: { withdrawn_from: nullable(textOf<'LIVE' | 'HELD'>()) },
  text: `update moderation.cases k set withdrawn_from = null from (
           select id, withdrawn_from from moderation.cases where kind = $1 and item_id = $2 and state = 'OPEN' and withdrawn_from is not null for update
         ) was where k.id = was.id returning was.withdrawn_from`,
});

export const markAuthorToBeAsked = defineStatement({
  name: 'moderation.ask-author',
  parameters: [uuid],
  columns: {},
  text: 'update moderation.cases set asks_author = true where id = $1 and answer_until is null',
});

export const reportsWithoutCase = defineStatement({
  name: 'moderation.reports-without-case',
  parameters: [uuid],
  columns: { reason: textOf<ReportReason>() },
  text: `select distinct reason from content.reports r where r.resource_id = $1 and r.outcome is null
           and not exists (select from moderation.cases k where k.item_id = r.resource_id and k.state <> 'CLOSED')`,
});

export const reporterRecord = defineStatement({
  name: 'moderation.record-of-reporter',
  parameters: [bytes],
  columns: { upheld: integer, unfounded: integer },
  text: `select (count(*) filter (where outcome = 'UPHELD'))::int as upheld, (count(*) filter (where outcome = 'UNFOUNDED'))::int as unfounded
         from content.reports where voter_ref = $1 and outcome is not null`,
});

export const sealedItemById = defineStatement({
  name: 'moderation.sealed-item',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: { seal: bytes, ends_on: nullable(text), is_final: boolean },
  text: `select seal, ends_on::text, is_final from moderation.removed where kind = $1 and item_id = $2 for update`,
});

/** Stores removed or held content. The end day is null for a held contribution, which also keeps its once_ref. */
export const storeRemovedItem = defineStatement({
  name: 'moderation.keep-sealed',
  parameters: [textOf<ModeratedKindName>(), uuid, nullable(bytes), bytes, nullable(text), nullable(bytes)],
  columns: {},
  text: `insert into moderation.removed as r (kind, item_id, author_ref, seal, ends_on, once_ref) values ($1, $2, $3, $4, $5::text::date, $6)
         on conflict (item_id, kind) do update set seal = excluded.seal, ends_on = excluded.ends_on, once_ref = excluded.once_ref`,
});

export const setRemovedItemEnd = defineStatement({
  name: 'moderation.set-sealed-end',
  parameters: [textOf<ModeratedKindName>(), uuid, nullable(text), nullable(bytes)],
  columns: {},
  text: 'update moderation.removed set ends_on = $3::text::date, once_ref = $4 where kind = $1 and item_id = $2',
});

/** Stores removed content under another id, `$3`, so that no author finds it. */
export const relinkRemovedItem = defineStatement({
  name: 'moderation.keep-removed-as',
  parameters: [textOf<ModeratedKindName>(), uuid, uuid, bytes],
  columns: {},
  text: `update moderation.removed set item_id = $3, seal = $4, author_ref = null, is_final = true where kind = $1 and item_id = $2`,
});

export const heldDuplicateItem = defineStatement({
  name: 'moderation.held-twin',
  parameters: [nullable(bytes), uuid],
  columns: { id: uuid },
  text: 'select item_id as id from moderation.removed where once_ref = $1 and item_id <> $2',
});

export const deleteHeldSeal = defineStatement({
  name: 'moderation.drop-held-seal',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: {},
  text: 'delete from moderation.removed where kind = $1 and item_id = $2 and ends_on is null',
});

export const deleteSealedItem = defineStatement({
  name: 'moderation.drop-sealed',
  parameters: [textOf<ModeratedKindName>(), uuid],
  columns: {},
  text: 'delete from moderation.removed where kind = $1 and item_id = $2',
});
