import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { arrayOf, bigint, boolean, from, integer, jsonb, nullable, smallint, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';

/** The tables with cards of people. */
export type CardKind = 'reviews' | 'interviews' | 'benefit_reports' | 'photos';

/** Takes at most `$1` companies off the queue. */
export const takeQueuedCards = defineStatement({
  name: 'cards.take-queued',
  parameters: [bigint],
  columns: { kind: textOf<CardKind>(), company_id: integer },
  text: `with next as materialized (
           select kind, company_id from research.card_queue order by kind, company_id limit $1 for update skip locked
         )
         delete from research.card_queue queue using next
         where queue.kind = next.kind and queue.company_id = next.company_id returning queue.kind, queue.company_id`,
});

/** Counts the companies in the queue. */
export const countQueuedCards = defineStatement({
  name: 'cards.count-queued',
  parameters: [],
  columns: { companies: bigint },
  text: 'select count(*) as companies from research.card_queue',
});

const factColumns = {
  id: uuid,
  company_id: integer,
  job_profile_id: nullable(integer),
  job_profile: from('profile.name', nullable(text)),
  department_id: nullable(integer),
  location_id: nullable(integer),
  state: from('place.state', nullable(text)),
  years: nullable(smallint),
  stay: nullable(boolean),
  month: text,
  /** The same for photos of one company, day and place: they may be of one person, and count once. */
  contribution: text,
} as const;

const joins = `left join catalog.job_profiles profile on profile.id = r.job_profile_id
  left join catalog.locations place on place.id = r.location_id`;

/** The facts of the shown cards of some companies. `stay` is whether the author works there. */
export const cardFactsOf = {
  reviews: defineStatement({
    name: 'cards.facts-of-reviews',
    parameters: [arrayOf(integer)],
    columns: factColumns,
    text: `select r.id, r.company_id, r.job_profile_id, profile.name as job_profile, r.department_id, r.location_id, place.state, r.years, r.is_current as stay,
             to_char(r.created_at at time zone '${INDIA_TIME_ZONE}', 'YYYY-MM') as month,
             r.id::text as contribution
           from research.reviews r ${joins} where r.company_id = any($1) and r.status = 'LIVE'`,
  }),
  interviews: defineStatement({
    name: 'cards.facts-of-interviews',
    parameters: [arrayOf(integer)],
    columns: factColumns,
    text: `select r.id, r.company_id, r.job_profile_id, profile.name as job_profile, null::int as department_id, r.location_id, place.state, null::smallint as years,
             null::boolean as stay, to_char(r.month, 'YYYY-MM') as month, r.id::text as contribution
           from research.interviews r ${joins} where r.company_id = any($1) and r.waits_until is null`,
  }),
  benefit_reports: defineStatement({
    name: 'cards.facts-of-benefits',
    parameters: [arrayOf(integer)],
    columns: factColumns,
    text: `select r.id, r.company_id, null::int as job_profile_id, null::text as job_profile, r.department_id, r.location_id, place.state, null::smallint as years,
             r.is_current as stay, to_char(r.created_at at time zone '${INDIA_TIME_ZONE}', 'YYYY-MM') as month,
             r.id::text as contribution
           from research.benefit_reports r left join catalog.locations place on place.id = r.location_id
           where r.company_id = any($1) and r.status = 'LIVE'`,
  }),
  photos: defineStatement({
    name: 'cards.facts-of-photos',
    parameters: [arrayOf(integer)],
    columns: factColumns,
    text: `select r.id, r.company_id, null::int as job_profile_id, null::text as job_profile, null::int as department_id, r.location_id, place.state,
             null::smallint as years, null::boolean as stay, to_char(r.created_at at time zone '${INDIA_TIME_ZONE}', 'YYYY-MM') as month,
             concat_ws(' ', r.created_at::text, r.location_id::text) as contribution
           from research.photos r left join catalog.locations place on place.id = r.location_id
           where r.company_id = any($1) and r.status = 'LIVE'`,
  }),
} as const;

/** The keys that a card shows; months are `2026-11-01`. */
export interface ShownCard {
  readonly id: string;
  readonly card: readonly string[];
  readonly since: string | null;
  readonly last: string | null;
}

/** Writes the cards of a table whose lists have another order than the shown month. */
const writeKeys = (table: 'benefit_reports' | 'photos') =>
  defineStatement({
    name: `cards.write-${table}`,
    parameters: [jsonb<readonly ShownCard[]>()],
    columns: {},
    text: `update research.${table} r set card = shown.card from jsonb_to_recordset($1) as shown (id uuid, card text[])
           where r.id = shown.id and r.card is distinct from shown.card`,
  });

/** Writes the cards that differ, and those of reviews that cannot be searched yet: imported ones take their words with their first card. */
export const writeCards = {
  reviews: defineStatement({
    name: 'cards.write-reviews',
    parameters: [jsonb<readonly ShownCard[]>()],
    columns: {},
    text: `update research.reviews r set card = shown.card, shown_since = coalesce(shown.since at time zone '${INDIA_TIME_ZONE}', to_timestamp(0)),
             shown_at = coalesce(shown.last at time zone '${INDIA_TIME_ZONE}', to_timestamp(0))
           from jsonb_to_recordset($1) as shown (id uuid, card text[], since timestamp, last timestamp)
           where r.id = shown.id and (r.card is distinct from shown.card or r.doc = '')`,
  }),
  interviews: defineStatement({
    name: 'cards.write-interviews',
    parameters: [jsonb<readonly ShownCard[]>()],
    columns: {},
    text: `update research.interviews r set card = shown.card, shown_since = coalesce(shown.since, '1970-01-01'), shown_at = coalesce(shown.last, '1970-01-01')
           from jsonb_to_recordset($1) as shown (id uuid, card text[], since date, last date)
           where r.id = shown.id and r.card is distinct from shown.card`,
  }),
  benefit_reports: writeKeys('benefit_reports'),
  photos: writeKeys('photos'),
} as const;
