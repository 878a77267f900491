import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import type { HoldReason } from '@/core/research/reviews/review-holds.rules';
import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import { bytes, date, from, integer, moment, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const IS_THERE = (review: string) => `${review}.status in ('LIVE', 'PENDING') and ${review}.later_id is null`;

export const accountCreatedOn = defineStatement({
  name: 'review-holds.account-made-on',
  parameters: [uuid],
  columns: { made_on: from(`to_char(created_on, 'YYYY-MM-DD')`, text) },
  text: `select to_char(created_on, 'YYYY-MM-DD') as made_on from identity.users where id = $1`,
});

export const proofsAt = defineStatement({
  name: 'review-holds.proofs-at',
  parameters: [integer],
  columns: { persona_ref: bytes, proved_seal: nullable(bytes) },
  text: `select s.persona_ref, s.proved_seal
         from persona.career_statuses s join catalog.companies c on lower(c.name) collate "C" = lower(s.company_name) collate "C"
         where c.id = $1 and s.verified = 'VERIFIED' and s.proved_seal is not null`,
});

export const holdReview = defineStatement({
  name: 'review-holds.hold',
  parameters: [uuid, textOf<HoldReason>(), nullable(moment)],
  columns: {},
  text: `insert into research.review_holds (review_id, reason, ends_on)
         values ($1, $2, ($3::timestamptz at time zone '${INDIA_TIME_ZONE}')::date) on conflict do nothing`,
});

export const endHold = defineStatement({
  name: 'review-holds.end',
  parameters: [uuid, textOf<HoldReason>()],
  columns: {},
  text: 'delete from research.review_holds where review_id = $1 and reason = $2',
});

export const duplicateOf = defineStatement({
  name: 'review-holds.twin',
  parameters: [uuid, bytes],
  columns: { id: uuid },
  text: `select r.id from research.reviews r where r.text_key = $2 and r.id <> $1 and ${IS_THERE('r')}
           and not exists (select from research.review_holds h where h.review_id = r.id and h.reason = 'SAME_TEXT') limit 1`,
});

export const reviewsOfDays = defineStatement({
  name: 'review-holds.reviews-of-days',
  parameters: [integer, moment, moment],
  columns: { today: integer, before: integer },
  text: `select (count(*) filter (where created_at >= $2))::int as today,
           (count(*) filter (where created_at < $2 and not exists (
             select from research.review_holds h where h.review_id = r.id and h.reason = 'SURGE')))::int as before
         from research.reviews r where company_id = $1 and author_ref is not null and ${IS_THERE('r')} and created_at >= $3`,
});

export const holdSurge = defineStatement({
  name: 'review-holds.hold-surge',
  parameters: [integer, moment, moment],
  columns: {},
  text: `insert into research.review_holds (review_id, reason, ends_on)
         select id, 'SURGE', ($3::timestamptz at time zone '${INDIA_TIME_ZONE}')::date from research.reviews r
         where company_id = $1 and author_ref is not null and ${IS_THERE('r')} and created_at >= $2
         on conflict do nothing`,
});

export const endHolds = defineStatement({
  name: 'review-holds.end-due',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch(
    'research.review_holds',
    `ends_on <= $1 or reason = 'SAME_TEXT' and review_id = (
       select min(twin.id::text)::uuid from research.reviews r join research.reviews twin on twin.text_key = r.text_key and ${IS_THERE('twin')}
       where r.id = review_holds.review_id and not exists (select from research.reviews free where free.text_key = r.text_key and ${IS_THERE('free')}
         and not exists (select from research.review_holds other where other.review_id = free.id and other.reason = 'SAME_TEXT')))`,
    'ends_on',
  ),
});
