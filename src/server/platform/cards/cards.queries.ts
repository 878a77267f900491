import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  date,
  from,
  integer,
  jsonb,
  nullable,
  smallint,
  text,
  textOf,
  uuid,
} from '../sql-types';
import { defineStatement } from '../statement';

export type CardKind = 'reviews' | 'interviews' | 'benefit_reports' | 'photos';

/** Serialises card decisions until the transaction ends. */
export const waitForCards = defineStatement({
  name: 'cards.wait-for-turn',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263405)',
});

export const claimQueuedCards = defineStatement({
  name: 'cards.take-queued',
  parameters: [bigint],
  columns: { kind: textOf<CardKind>(), company_id: integer },
  text: `with next as materialized (
           select kind, company_id from research.card_queue order by kind, company_id limit $1 for update skip locked
         )
         delete from research.card_queue queue using next
         where queue.kind = next.kind and queue.company_id = next.company_id returning queue.kind, queue.company_id`,
});

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
  /**
   * The contribution. Imported photos of one company, day and place share it: they may be of one person, and count
   * once.
   */
  contribution: text,
  card: arrayOf(text),
  card_seal: nullable(bytes),
  /** The author's sealed reference. Null if the row was imported, and empty once the account is gone. */
  author_seal: nullable(bytes),
  /** True if the author's work address at the company was verified. */
  is_checked: boolean,
  /** True if no rating counts it. */
  is_held: boolean,
  /** Days since 1970, or null if the row has none. */
  written_on: nullable(integer),
} as const;

type FactParts = Readonly<
  Record<'title' | 'department' | 'years' | 'stay' | 'month' | 'written' | 'checked' | 'held' | 'contribution', string>
>;

const DAY_WRITTEN = `(r.created_at at time zone '${INDIA_TIME_ZONE}')`;
const NONE = {
  title: 'null::int',
  department: 'null::int',
  years: 'null::smallint',
  stay: 'null::boolean',
  month: `to_char(${DAY_WRITTEN}, 'YYYY-MM')`,
  written: `${DAY_WRITTEN}::date - date '1970-01-01'`,
  checked: `coalesce(r.proof = 'WORK_EMAIL', false)`,
  held: 'false',
  contribution: 'r.id::text',
} as const satisfies FactParts;

const defineFacts = (table: CardKind, name: string, isShown: string, own: Partial<FactParts>) => {
  const { title, department, years, stay, month, written, checked, held, contribution } = { ...NONE, ...own };
  return defineStatement({
    name: `cards.facts-of-${name}`,
    parameters: [arrayOf(integer), boolean],
    columns: factColumns,
    text: `select r.id, r.company_id, ${title} as job_profile_id, profile.name as job_profile, ${department} as department_id, r.location_id, place.state,
             ${years} as years, ${stay} as stay, ${month} as month, ${contribution} as contribution, r.card, r.card_seal, r.author_seal,
             ${checked} as is_checked, ${held} as is_held, ${written} as written_on
           from research.${table} r left join catalog.job_profiles profile on profile.id = ${title}
           left join catalog.locations place on place.id = r.location_id
           where r.company_id = any($1) and ($2 or r.author_ref is not null) and ${isShown}`,
  });
};

const LIVE = `r.status = 'LIVE'`;

/**
 * Selects facts of shown cards of companies `$1`, including imported ones if `$2`. `stay` tells whether the author
 * works there.
 */
export const cardFactsOf = {
  reviews: defineFacts('reviews', 'reviews', LIVE, {
    title: 'r.job_profile_id',
    department: 'r.department_id',
    years: 'r.years',
    stay: 'r.is_current',
    held: 'r.is_held',
  }),
  interviews: defineFacts('interviews', 'interviews', 'r.waits_until is null', {
    title: 'r.job_profile_id',
    month: `to_char(r.month, 'YYYY-MM')`,
    written: 'null::int',
    checked: 'r.is_checked',
  }),
  benefit_reports: defineFacts('benefit_reports', 'benefits', LIVE, {
    held: 'r.waits_until is not null',
    department: 'r.department_id',
    stay: 'r.is_current',
  }),
  photos: defineFacts('photos', 'photos', LIVE, {
    checked: 'false',
    contribution: `concat_ws(' ', ${DAY_WRITTEN}::date::text, r.location_id::text)`,
  }),
} as const;

const defineCompanies = (table: CardKind) =>
  defineStatement({
    name: `cards.companies-of-${table}`,
    parameters: [],
    columns: { company_id: integer },
    text: `select distinct company_id from research.${table} where author_ref is not null order by company_id`,
  });

export const companiesWithCards = {
  reviews: defineCompanies('reviews'),
  interviews: defineCompanies('interviews'),
  benefit_reports: defineCompanies('benefit_reports'),
  photos: defineCompanies('photos'),
} as const;

export const careerProofsOf = defineStatement({
  name: 'cards.proofs',
  parameters: [arrayOf(bytes)],
  columns: { persona_ref: bytes, proved_seal: nullable(bytes) },
  text: 'select persona_ref, proved_seal from persona.career_statuses where persona_ref = any($1) and proved_seal is not null',
});

export const claimCardRound = defineStatement({
  name: 'cards.claim-round',
  parameters: [date, date],
  columns: { decided_on: from('decided_on::text', text) },
  text: `insert into research.card_rounds (decided_on) select $1::date where not exists (select from research.card_rounds where decided_on > $2)
         on conflict do nothing returning decided_on::text as decided_on`,
});

/** A card to store. Months have the form `2026-11-01`. `seal` is hexadecimal; null keeps the old one. */
export interface ShownCard {
  readonly id: string;
  readonly card: readonly string[];
  readonly seal: string | null;
  readonly since: string | null;
  readonly last: string | null;
}

const SEAL = `card_seal = coalesce(decode(shown.seal, 'hex'), r.card_seal)`;

const writeKeys = (table: 'benefit_reports' | 'photos') =>
  defineStatement({
    name: `cards.write-${table}`,
    parameters: [jsonb<readonly ShownCard[]>()],
    columns: {},
    text: `update research.${table} r set card = shown.card, ${SEAL}, shown_at = coalesce(shown.last, '1970-01-01')
           from jsonb_to_recordset($1) as shown (id uuid, card text[], seal text, last date)
           where r.id = shown.id and (r.card is distinct from shown.card or shown.seal is not null)`,
  });

/**
 * Updates cards that differ, and reviews without search words. Imported reviews get their search words with their first
 * card.
 */
export const writeCards = {
  reviews: defineStatement({
    name: 'cards.write-reviews',
    parameters: [jsonb<readonly ShownCard[]>()],
    columns: {},
    text: `update research.reviews r set card = shown.card, ${SEAL}, shown_since = coalesce(shown.since at time zone '${INDIA_TIME_ZONE}', to_timestamp(0)),
             shown_at = coalesce(shown.last at time zone '${INDIA_TIME_ZONE}', to_timestamp(0))
           from jsonb_to_recordset($1) as shown (id uuid, card text[], seal text, since timestamp, last timestamp)
           where r.id = shown.id and (r.card is distinct from shown.card or shown.seal is not null or r.doc = '')`,
  }),
  interviews: defineStatement({
    name: 'cards.write-interviews',
    parameters: [jsonb<readonly ShownCard[]>()],
    columns: {},
    text: `update research.interviews r set card = shown.card, ${SEAL}, shown_since = coalesce(shown.since, '1970-01-01'), shown_at = coalesce(shown.last, '1970-01-01')
           from jsonb_to_recordset($1) as shown (id uuid, card text[], seal text, since date, last date)
           where r.id = shown.id and (r.card is distinct from shown.card or shown.seal is not null)`,
  }),
  benefit_reports: writeKeys('benefit_reports'),
  photos: writeKeys('photos'),
} as const;

/**
 * Updates the newest review month of the companies `$1`. A user's review counts with the month on its card, imported
 * reviews only if there are at least `MIN_GROUP`.
 */
export const updateNewestReview = defineStatement({
  name: 'cards.keep-newest-review',
  parameters: [arrayOf(integer)],
  columns: {},
  text: `with locked as materialized (
           select company_id from research.company_figures where company_id = any($1) order by company_id for no key update
         )
         update research.company_figures f set newest_review = shown.newest
         from (select company_id, (
             select greatest(
               (max(r.shown_at) filter (where r.shown_since = r.shown_at and r.shown_at > to_timestamp(0)) at time zone '${INDIA_TIME_ZONE}')::date,
               case when count(*) filter (where r.author_ref is null) >= ${MIN_GROUP}
                 then date_trunc('month', max(r.created_at) filter (where r.author_ref is null) at time zone '${INDIA_TIME_ZONE}')::date end)
             from research.reviews r where r.company_id = locked.company_id and r.status = 'LIVE'
           ) as newest from locked) as shown
         where f.company_id = shown.company_id and f.newest_review is distinct from shown.newest`,
});
