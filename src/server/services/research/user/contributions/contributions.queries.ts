import type { OwnContribution, WaitingCard } from '@/contract/generated/user';
import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { Counting } from '@/core/research/contributions/counting.rules';
import { MAX_LISTED_CONTRIBUTIONS } from '@/core/research/contributions/own-contribution.rules';
import { arrayOf, date, integer, jsonb, moment, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export interface SealedContribution {
  readonly kind: string;
  readonly id: string;
  readonly status: OwnContribution['status'];
  readonly company_id: unknown;
  readonly job_profile_id: unknown;
  readonly month: unknown;
  /** The fixed pay of a salary. */
  readonly fixed: unknown;
  readonly variable: unknown;
  readonly stock: unknown;
  readonly joining_bonus: unknown;
  readonly experience: unknown;
  readonly location_id: unknown;
  readonly story: unknown;
  readonly name: unknown;
}

const monthOf = (at: string): string => `to_char(${at} at time zone '${INDIA_TIME_ZONE}', 'YYYY-MM')`;

const payOf = (salary: string): string =>
  `jsonb_build_object('fixed', ${salary}.fixed, 'variable', ${salary}.variable, 'stock', ${salary}.stock, 'joiningBonus', ${salary}.joining_bonus,
     'years', ${salary}.experience, 'city', (select name from catalog.locations where id = ${salary}.location_id))`;

const HAS_NEWER_STAY = `exists (select from research.tenure_reports n where n.id = any($1) and n.company_id = t.company_id and n.joined > t.joined)`;

/**
 * Selects contributions `$1` and sealed ones `$2`, newest month first. A salary with the waiting date `$3` waits for a
 * moderator.
 */
export const ownContributions = defineStatement({
  name: 'contributions.own',
  parameters: [arrayOf(uuid), jsonb<readonly SealedContribution[]>(), date],
  columns: {
    kind: textOf<OwnContribution['kind']>(),
    id: uuid,
    status: textOf<OwnContribution['status']>(),
    company_name: text,
    company_url_name: text,
    about: nullable(text),
    pay: nullable(jsonb<NonNullable<OwnContribution['pay']>>()),
    month: text,
    company_id: nullable(integer),
    counting: nullable(textOf<Counting>()),
    counts_from: nullable(text),
    shows_at: nullable(moment),
    findings: nullable(jsonb<readonly CaseFinding[]>()),
    total: integer,
  },
  text: `with own (kind, id, status, company_id, job_profile_id, caption, month, waits_until, counting, added_name, pay) as (
           select 'review', r.id, r.status, r.company_id, case when r.edit is null then r.job_profile_id else (r.edit->>'job_profile_id')::int end, null, ${monthOf('r.created_at')}, held.until,
             case when not r.is_held then 'COUNTED' when held.is_lasting then 'INSTEAD' else 'LATER' end, null, null::jsonb
           from research.reviews r
           cross join lateral (select max(h.ends_on) as until, bool_or(h.ends_on is null) as is_lasting from research.review_holds h where h.review_id = r.id) held
           where r.id = any($1) and r.status <> 'DELETED' and r.later_id is null
           union all select 'salary', s.id, case when s.waits_until >= $3 then 'PENDING' else 'LIVE' end, s.company_id, s.job_profile_id, null,
             to_char(s.month, 'YYYY-MM'), case when s.waits_until < $3 then s.waits_until end,
             case when s.is_counted then 'COUNTED'
               when exists (select from research.salaries n where n.id = any($1) and (n.company_id, n.job_profile_id, n.employment) = (s.company_id, s.job_profile_id, s.employment)
                 and n.month > s.month) then 'INSTEAD' else 'LATER' end, null, ${payOf('s')}
           from research.salaries s where s.id = any($1)
           union all select 'interview', i.id, 'LIVE', i.company_id, i.job_profile_id, null, to_char(i.month, 'YYYY-MM'), i.waits_until,
             case when i.waits_until is null then 'COUNTED' else 'LATER' end, null, null
           from research.interviews i where i.id = any($1)
           union all select 'benefits', b.id, b.status, b.company_id, null, null, ${monthOf('b.created_at')}, b.waits_until,
             case when b.waits_until is null then 'COUNTED' else 'LATER' end, null, null
           from research.benefit_reports b where b.id = any($1)
           union all select 'tenure', t.id, 'LIVE', t.company_id, null, null, to_char(t.told, 'YYYY-MM'), t.waits_until,
             case when cardinality(t.counted) > 0 then 'COUNTED' when ${HAS_NEWER_STAY} then 'INSTEAD' else 'LATER' end, null, null
           from research.tenure_reports t where t.id = any($1)
           union all select 'photo', p.id, p.status, p.company_id, null, nullif(p.caption, ''), ${monthOf('p.created_at')}, null, null, null, null
           from research.photos p where p.id = any($1) and p.status <> 'DELETED'
           union all select 'company', a.id, 'PENDING', null, null, null, to_char(a.month, 'YYYY-MM'), null, null, a.name, null
           from research.company_proposals a where a.id = any($1)
           union all select x.kind, x.id, x.status, x.company_id, x.job_profile_id, null, to_char(x.month, 'YYYY-MM'), null, null, x.name, case when x.kind = 'salary' then ${payOf('x')} end
           from jsonb_to_recordset($2) as x (kind text, id uuid, status text, company_id integer, job_profile_id integer, month date, name text,
             fixed integer, variable integer, stock integer, joining_bonus integer, experience smallint, location_id integer)
         )
         select own.kind, own.id, case when own.status = 'PENDING' and not waiting.is_held then 'LIVE' else own.status end as status, coalesce(c.name, own.added_name) as company_name, coalesce(c.slug, '') as company_url_name, coalesce(j.name, own.caption) as about, own.pay, own.month,
           own.company_id, case when own.status = 'LIVE' then own.counting end as counting, own.waits_until::text as counts_from,
           case when own.status = 'PENDING' and not waiting.is_held then waiting.shows_at when own.status = 'LIVE' then edited.edit_shows_at end as shows_at, held.findings,
           (count(*) over ())::int as total
         from own left join catalog.companies c on c.id = own.company_id left join catalog.job_profiles j on j.id = own.job_profile_id
         left join moderation.waiting on waiting.item_id = own.id and waiting.kind = own.kind
         left join research.reviews edited on edited.id = own.id
         left join moderation.cases held on held.item_id = own.id and held.kind = own.kind and held.state <> 'CLOSED'
         where c.id is not null or own.kind = 'company'
         order by own.month desc, own.id desc limit ${MAX_LISTED_CONTRIBUTIONS}`,
});

export const waitingCards = defineStatement({
  name: 'contributions.waiting',
  parameters: [arrayOf(uuid), jsonb<readonly SealedContribution[]>(), integer],
  columns: {
    kind: textOf<WaitingCard['kind']>(),
    id: uuid,
    about: nullable(text),
    month: text,
    text: nullable(text),
    shows_at: moment,
  },
  text: `with own (kind, id, status, company_id, job_profile_id, caption, month, text) as (
           select 'benefits', b.id, b.status, b.company_id, null::integer, null::text, ${monthOf('b.created_at')}, b.text from research.benefit_reports b where b.id = any($1)
           union all select 'photo', p.id, p.status, p.company_id, null, nullif(p.caption, ''), ${monthOf('p.created_at')}, null
           from research.photos p where p.id = any($1)
           union all select x.kind, x.id, x.status, x.company_id, x.job_profile_id, null, to_char(x.month, 'YYYY-MM'), nullif(x.story, '')
           from jsonb_to_recordset($2) as x (kind text, id uuid, status text, company_id integer, job_profile_id integer, month date, story text)
           where x.kind = 'interview'
         )
         select own.kind, own.id, coalesce(j.name, own.caption) as about, own.month, own.text, waiting.shows_at
         from own join moderation.waiting on waiting.item_id = own.id and waiting.kind = own.kind
         left join catalog.job_profiles j on j.id = own.job_profile_id
         where own.company_id = $3 and own.status = 'PENDING' and not waiting.is_held
         order by waiting.shows_at, own.id limit ${MAX_LISTED_CONTRIBUTIONS}`,
});

export const daysOfCounting = defineStatement({
  name: 'contributions.days-of-counting',
  parameters: [uuid],
  columns: { taken_on: nullable(integer), tenure_taken_on: nullable(integer), made_on: nullable(integer) },
  text: `select (select max(taken_on) from research.salary_snapshots) - date '1970-01-01' as taken_on,
           (select max(taken_on) from research.tenure_snapshots) - date '1970-01-01' as tenure_taken_on,
           (select created_on from identity.users where id = $1) - date '1970-01-01' as made_on`,
});
