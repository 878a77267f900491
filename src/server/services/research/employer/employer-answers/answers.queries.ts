import type { AnsweredKind, AnswerPage } from '@/core/kernel/moderated/employer-answer';
import type { ShownAnswerRow } from '@/server/platform/employer-answers/shown-answer.queries';
import {
  hasReplyCondition,
  SHOWN_ANSWER_CONDITION,
  shownAnswerColumn,
} from '@/server/platform/employer-answers/shown-answer.queries';
import { batchCondition, PURGED_COLUMNS } from '@/server/platform/purge';
import {
  arrayOf,
  boolean,
  bytes,
  date,
  from,
  integer,
  jsonb,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { namedCompany } from '@/server/services/research/company/company/company-id.queries';

const PUBLIC = {
  review: `research.reviews x where x.status = 'LIVE'`,
  interview: 'research.interviews x where true',
  photo: `research.photos x where x.status = 'LIVE'`,
} as const satisfies Record<AnsweredKind, string>;

const publicOf = (kind: AnsweredKind) =>
  defineStatement({
    name: `employer-answers.public-${kind}`,
    parameters: [uuid],
    columns: { company_id: from('x.company_id', integer), company_name: from('c.name', text) },
    text: `select x.company_id, c.name as company_name from (select company_id from ${PUBLIC[kind]} and x.id = $1) x
           join catalog.companies c on c.id = x.company_id`,
  });

export const publicContribution = {
  review: publicOf('review'),
  interview: publicOf('interview'),
  photo: publicOf('photo'),
} as const;

/** Returns no row unless the fact is shown for the company as a whole. */
export const publicFact = defineStatement({
  name: 'employer-answers.public-fact',
  parameters: [integer, text],
  columns: { company_name: from('c.name', text) },
  text: `select c.name as company_name from research.tenure_figures f join catalog.companies c on c.id = f.company_id
         where f.grouping = 'company' and f.company_id = $1 and f.question = $2`,
});

const answeredBy = (a: string) => `join lateral (
    ${Object.entries(PUBLIC)
      .map(
        ([kind, rows]) =>
          `select x.card, x.author_ref from ${rows} and ${a}.to_kind = '${kind}' and x.id = ${a}.item_id`,
      )
      .join(' union all ')}
    union all select '{}'::text[], null from research.tenure_figures f
      where ${a}.to_kind = 'tenure' and f.grouping = 'company' and f.company_id = ${a}.company_id and f.question = ${a}.question
  ) at on true`;

const pageColumns = {
  to_kind: from('a.to_kind', textOf<AnswerPage['kind']>()),
  item_id: from('a.item_id', nullable(uuid)),
  company_id: from('a.company_id', integer),
  company: namedCompany,
  answer: shownAnswerColumn,
  card: from('at.card', arrayOf(text)),
  author_ref: from('at.author_ref', nullable(bytes)),
  /** The reply as its author reads it, even while hidden. */
  own_reply: from(
    `(select jsonb_build_object('id', y.id, 'text', y.text) from research.answers y
      where y.item_id = a.id and y.to_kind = 'answer' and y.status <> 'REJECTED')`,
    nullable(jsonb<ShownAnswerRow['reply'] & object>()),
  ),
  is_replied: from(`exists (select from research.answers y where y.item_id = a.id and y.to_kind = 'answer')`, boolean),
} as const;

export const shownAnswer = defineStatement({
  name: 'employer-answers.shown',
  parameters: [uuid],
  columns: pageColumns,
  text: `select ${selectList(pageColumns)} from research.answers a join catalog.companies c on c.id = a.company_id ${answeredBy('a')}
         where a.id = $1 and ${SHOWN_ANSWER_CONDITION}`,
});

const storedColumns = {
  company_id: from('a.company_id', integer),
  company_name: from('(select c.name from catalog.companies c where c.id = a.company_id)', text),
  text: from('a.text', text),
  is_reply: from(`a.to_kind = 'answer'`, boolean),
  is_live: from(`a.status = 'LIVE'`, boolean),
  author_ref: from('a.author_ref', nullable(bytes)),
} as const;

export const lockAnswer = defineStatement({
  name: 'employer-answers.lock',
  parameters: [uuid],
  columns: storedColumns,
  text: `select ${selectList(storedColumns)} from research.answers a
         where a.id = $1 and a.status in ('LIVE', 'PENDING') and exists (
           select from research.answers o ${answeredBy('o')} where o.id = case a.to_kind when 'answer' then a.item_id else a.id end
         ) for update of a`,
});

export const addAnswer = defineStatement({
  name: 'employer-answers.add',
  parameters: {
    id: uuid,
    company_id: integer,
    to_kind: textOf<AnswerPage['kind'] | 'answer'>(),
    item_id: nullable(uuid),
    question: nullable(text),
    text,
    month: date,
    is_edited: boolean,
    author_ref: bytes,
    author_seal: bytes,
  },
  columns: { id: uuid },
  text: `insert into research.answers (id, company_id, to_kind, item_id, question, text, month, is_edited, author_ref, author_seal)
         values ($id, $company_id, $to_kind, $item_id, $question, $text, $month, $is_edited, $author_ref, $author_seal)
         on conflict do nothing returning id`,
});

/** Moves the reply from a withdrawn answer to the answer `$1` that replaces it. */
export const adoptReply = defineStatement({
  name: 'employer-answers.adopt-reply',
  parameters: [uuid, textOf<AnswerPage['kind'] | 'answer'>(), nullable(uuid)],
  columns: { is_shown: boolean },
  text: `with replaced as (delete from research.answers where to_kind = $2 and item_id = $3 and status = 'WITHDRAWN' returning id)
         update research.answers r set item_id = $1 from replaced where r.to_kind = 'answer' and r.item_id = replaced.id
         returning r.status = 'LIVE' as is_shown`,
});

export const changeAnswer = defineStatement({
  name: 'employer-answers.change',
  parameters: [uuid, text],
  columns: {},
  text: 'update research.answers set text = $2, is_edited = true where id = $1',
});

export const isAnswerHeld = defineStatement({
  name: 'employer-answers.is-held',
  parameters: [uuid],
  columns: { is_held: boolean },
  text: `select status not in ('LIVE', 'WITHDRAWN') and not exists (
           select from moderation.waiting w where w.kind = 'answer' and w.item_id = a.id and not w.is_held
         ) as is_held from research.answers a where id = $1`,
});

export const answersOfCompany = defineStatement({
  name: 'employer-answers.of-company',
  parameters: [integer],
  columns: { id: uuid },
  text: `select id from research.answers where company_id = $1 and to_kind <> 'answer' and author_ref is not null and status in ('LIVE', 'PENDING')
         order by id for update`,
});

/** SQL that empties an answer but keeps its row, because its reply is still shown. */
export const WITHDRAWN = `status = 'WITHDRAWN', text = '', is_edited = false, author_seal = ''::bytea,
  author_ref = decode(replace(concat(gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex')`;

/** Deletes an answer, or only empties it if it has a reply. An emptied answer is deleted with its reply. */
export const deleteAnswer = defineStatement({
  name: 'employer-answers.delete',
  parameters: [uuid],
  columns: {},
  text: `with kept as (update research.answers a set ${WITHDRAWN} where id = $1 and ${hasReplyCondition('true')} returning id)
         delete from research.answers a where id = $1 and not exists (select from kept)
           or status = 'WITHDRAWN' and id = (select item_id from research.answers where id = $1 and to_kind = 'answer')`,
});

const isOrphaned = `a.status = 'WITHDRAWN' and not ${hasReplyCondition('true')} or a.item_id is not null
  and not exists (select from research.reviews x where a.to_kind = 'review' and x.id = a.item_id)
  and not exists (select from research.interviews x where a.to_kind = 'interview' and x.id = a.item_id)
  and not exists (select from research.photos x where a.to_kind = 'photo' and x.id = a.item_id)
  and not exists (select from research.answers x where a.to_kind = 'answer' and x.id = a.item_id)
  and not exists (select from moderation.removed x where x.item_id = a.item_id and x.kind = a.to_kind)
  and not exists (select from moderation.withdrawn x where x.item_id = a.item_id and x.kind = a.to_kind)`;

export const purgeOrphanedAnswers = defineStatement({
  name: 'employer-answers.purge-orphaned',
  parameters: [],
  columns: PURGED_COLUMNS,
  text: `with gone as (delete from research.answers where ${batchCondition('research.answers a', isOrphaned, 'a.id')} returning 1)
         select count(*)::integer as rows from gone`,
});
