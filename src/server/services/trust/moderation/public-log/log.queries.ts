import type { LoggedDecision, LogLine } from '@/core/trust/public-log/log-line.rules';
import type { LogTotal } from '@/core/trust/public-log/log-sum';
import {
  bigint,
  date,
  from,
  integer,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';

const decisionColumns = {
  month: from(`to_char(l.month, 'YYYY-MM')`, text),
  kind: from('l.kind', textOf<LoggedDecision['kind']>()),
  act: from('l.act', textOf<LoggedDecision['act']>()),
  place: from('l.place', nullable(text)),
  rule: from('l.rule', nullable(textOf<NonNullable<LoggedDecision['rule']>>())),
  origin: from('l.origin', textOf<LoggedDecision['origin']>()),
} as const;

const entryColumns = {
  number: from('l.number', bigint),
  ...decisionColumns,
  salt: from('l.salt', nullable(uuid)),
} as const;

const lineColumns = { ...entryColumns, hash: from(`encode(t.hash, 'hex')`, text) } as const;

export const linesBefore = definePages((rows) =>
  defineStatement({
    name: `public-log.lines-before-${rows}`,
    parameters: [bigint],
    columns: lineColumns,
    text: `select ${selectList(lineColumns)} from moderation.log l
           join moderation.log_tree t on t.level = 0 and t.place = l.number - 1
           where l.number < $1::bigint order by l.number desc limit ${rows}`,
  }),
);

export const entriesFrom = defineStatement({
  name: 'public-log.entries-from',
  parameters: [bigint, integer],
  columns: entryColumns,
  text: `select ${selectList(entryColumns)} from moderation.log l where l.number >= $1::bigint order by l.number limit $2::integer`,
});

export const newestNumber = defineStatement({
  name: 'public-log.newest-number',
  parameters: [],
  columns: { number: bigint },
  text: 'select coalesce(max(number), 0)::bigint as number from moderation.log',
});

/** Removes a place; the leaf stays. Returns no row if done already, or unknown. */
export const redactPlace = defineStatement({
  name: 'public-log.redact-place',
  parameters: [bigint],
  columns: { number: bigint },
  text: 'update moderation.log set place = null, salt = null where number = $1 and salt is not null returning number',
});

/** Selects sums. Withdrawals are only known as these counts. */
export const sumsSince = defineStatement({
  name: 'public-log.sums-since',
  parameters: [date],
  columns: {
    month: decisionColumns.month,
    kind: decisionColumns.kind,
    act: from('l.act', textOf<LogTotal['act']>()),
    count: from('count(*)::int', integer),
  },
  text: `select to_char(l.month, 'YYYY-MM') as month, l.kind as kind, l.act as act, sum(l.count)::int as count from (
           select month, kind, act, 1 as count from moderation.log
           union all select month, kind, 'WITHDRAWN', count from moderation.withdrawals) l
         where l.month >= $1 group by l.month, l.kind, l.act order by l.month desc, l.kind, l.act`,
});

/** Selects sums of whole months, because daily sums would reveal a review's stars. */
export const starsBetween = defineStatement({
  name: 'public-log.stars-between',
  parameters: [date, date],
  columns: {
    rating: smallint,
    kept: from('sum(count) filter (where is_kept)::int', integer),
    taken_off: from('sum(count) filter (where not is_kept)::int', integer),
  },
  text: `select rating, coalesce(sum(count) filter (where is_kept), 0)::int as kept,
           coalesce(sum(count) filter (where not is_kept), 0)::int as taken_off
         from moderation.star_sums where month >= $1 and month < $2 group by rating order by rating`,
});

export const lockLog = defineStatement({
  name: 'public-log.lock',
  parameters: [],
  columns: { done: from(`pg_advisory_xact_lock(hashtext('moderation.log'))::text`, nullable(text)) },
  text: `select pg_advisory_xact_lock(hashtext('moderation.log'))::text as done`,
});

export const lastTurn = defineStatement({
  name: 'public-log.last-turn',
  parameters: [],
  columns: { value: text },
  text: `select value from platform.facts where name = 'public log at'`,
});

export const recordTurn = defineStatement({
  name: 'public-log.note-turn',
  parameters: [text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('public log at', $1) on conflict (name) do update set value = excluded.value`,
});

export const unloggedDecisions = defineStatement({
  name: 'public-log.unlogged-decisions',
  parameters: [],
  columns: { id: uuid, ...decisionColumns },
  text: `select l.id, ${selectList(decisionColumns)} from moderation.unlogged l order by l.id`,
});

export const deleteUnlogged = defineStatement({
  name: 'public-log.take-waiting',
  parameters: [uuid],
  columns: {},
  text: 'delete from moderation.unlogged where id = $1',
});

export const addLine = defineStatement({
  name: 'public-log.add-line',
  parameters: {
    number: bigint,
    month: date,
    kind: textOf<LogLine['kind']>(),
    act: textOf<LogLine['act']>(),
    place: nullable(text),
    rule: nullable(textOf<NonNullable<LogLine['rule']>>()),
    origin: textOf<LogLine['origin']>(),
  },
  columns: {},
  text: `insert into moderation.log (number, month, kind, act, place, rule, origin)
         values ($number, $month, $kind, $act, $place, $rule, $origin)`,
});
