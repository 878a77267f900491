import type { EmploymentType, OwnReview, Proof } from '@/contract/generated/review';
import { endOfHour } from '@/server/platform/end-of-hour';
import {
  boolean,
  bytes,
  from,
  integer,
  jsonb,
  moment,
  nullable,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { WrittenReview } from '../reviews/written-review';

const written = `title, likes, dislikes, rating, balance, pay, security, promotions, skills, culture, satisfaction,
  department_id, job_profile_id, location_id, employment, is_current, years, liked, disliked`;

export const insertReview = defineStatement({
  name: 'review-contributions.insert',
  parameters: {
    id: uuid,
    company_id: integer,
    review: jsonb<WrittenReview>(),
    author_ref: bytes,
    author_seal: bytes,
    once_ref: bytes,
    proof: nullable(textOf<Proof>()),
    created_at: moment,
    text_key: bytes,
  },
  columns: { id: uuid },
  text: `insert into research.reviews (id, company_id, author_ref, author_seal, once_ref, proof, created_at, text_key, ${written})
         select $id, $company_id, $author_ref, $author_seal, $once_ref, $proof, $created_at, $text_key, ${written}
         from jsonb_populate_record(null::research.reviews, $review)
         on conflict (once_ref) do nothing returning id`,
});

export const releaseForNewer = defineStatement({
  name: 'review-contributions.release-for-newer',
  parameters: [bytes],
  columns: { id: uuid },
  text: `update research.reviews set once_ref = null where once_ref = $1 and status = 'LIVE' returning id`,
});

export const linkToNewerReview = defineStatement({
  name: 'review-contributions.link-to-newer',
  parameters: [uuid, uuid],
  columns: {},
  text: 'update research.reviews set later_id = $2, edit = null, edit_shows_at = null where id = $1 or later_id = $1',
});

/**
 * Marks reviews as earlier ones if others see the new one already. Otherwise a trigger does it later
 * (sql/reviews/end-earlier-views).
 */
export const becomeEarlierViews = defineStatement({
  name: 'review-contributions.become-earlier-views',
  parameters: [uuid],
  columns: {},
  text: `update research.reviews r set status = 'EARLIER' where later_id = $1 and status = 'LIVE'
           and exists (select from research.reviews newer where newer.id = $1 and newer.status = 'LIVE')`,
});

export const changeReview = defineStatement({
  name: 'review-contributions.change',
  parameters: [uuid, jsonb<WrittenReview>(), moment, bytes],
  columns: {},
  text: `update research.reviews set edited_at = $3, text_key = $4, edit = null, edit_shows_at = null, (${written}) =
           (select ${written} from jsonb_populate_record(null::research.reviews, $2))
         where id = $1`,
});

export const scheduleEdit = defineStatement({
  name: 'review-contributions.keep-edit',
  parameters: [uuid, jsonb<WrittenReview>(), moment],
  columns: {},
  text: 'update research.reviews set edit = $2, edit_shows_at = $3 where id = $1',
});

export const publishDueEdit = defineStatement({
  name: 'review-contributions.take-edit',
  parameters: [moment],
  columns: { id: uuid, edit: jsonb<WrittenReview>() },
  text: `with due as materialized (
           select id, edit from research.reviews where edit_shows_at <= $1 and deleted_at is null order by edit_shows_at, id limit 1 for update skip locked
         )
         update research.reviews r set edit = null, edit_shows_at = null from due where r.id = due.id
         returning r.id, due.edit || jsonb_build_object(
           'department_id', (select id from catalog.departments where id = (due.edit->>'department_id')::int),
           'job_profile_id', (select id from catalog.job_profiles where id = (due.edit->>'job_profile_id')::int),
           'location_id', (select id from catalog.locations where id = (due.edit->>'location_id')::int)) as edit`,
});

export const lockOwnReview = defineStatement({
  name: 'review-contributions.lock',
  parameters: [uuid],
  columns: {
    company_id: integer,
    author_ref: nullable(bytes),
    is_deleted: from('deleted_at is not null', boolean),
    is_live: from(`status = 'LIVE'`, boolean),
  },
  text: `select company_id, author_ref, deleted_at is not null as is_deleted, status = 'LIVE' as is_live from research.reviews
         where id = $1 and later_id is null for update`,
});

export const deleteReview = defineStatement({
  name: 'review-contributions.delete',
  parameters: [uuid, moment],
  columns: { id: uuid },
  text: `update research.reviews set status_before = nullif(status, 'LIVE'), status = 'DELETED', deleted_at = ${endOfHour('$2::timestamptz')}, once_ref = null
         where id = $1 and deleted_at is null returning id`,
});

export const restoreReview = defineStatement({
  name: 'review-contributions.restore',
  parameters: [uuid, bytes],
  columns: { id: uuid },
  text: `update research.reviews set status = coalesce(status_before, 'LIVE'), status_before = null, deleted_at = null, once_ref = $2
         where id = $1 and not exists (select from research.reviews other where other.once_ref = $2 and other.id <> $1)
         returning id`,
});

const rating = nullable(smallint);

export const ownReview = defineStatement({
  name: 'review-contributions.own',
  parameters: [bytes],
  columns: {
    id: uuid,
    company_name: from('company.name', text),
    status: textOf<OwnReview['status']>(),
    shows_at: nullable(moment),
    title: nullable(text),
    likes: nullable(text),
    dislikes: nullable(text),
    rating: smallint,
    balance: rating,
    pay: rating,
    security: rating,
    promotions: rating,
    skills: rating,
    culture: rating,
    satisfaction: rating,
    job_profile: from('profile.name', nullable(text)),
    department_id: nullable(integer),
    city: from('location.name', nullable(text)),
    employment: nullable(textOf<EmploymentType>()),
    is_current: nullable(boolean),
    years: rating,
  },
  text: `select r.id, company.name as company_name, case when r.status = 'PENDING' and not w.is_held then 'LIVE' else r.status end as status,
           case when r.status = 'PENDING' and not w.is_held then w.shows_at end as shows_at, r.title, r.likes, r.dislikes, r.rating, r.balance, r.pay, r.security, r.promotions,
           r.skills, r.culture, r.satisfaction, profile.name as job_profile, r.department_id, location.name as city, r.employment,
           r.is_current, r.years
         from (select (jsonb_populate_record(o, coalesce(o.edit, '{}'))).* from research.reviews o where o.once_ref = $1) r join catalog.companies company on company.id = r.company_id
         left join catalog.job_profiles profile on profile.id = r.job_profile_id
         left join catalog.locations location on location.id = r.location_id
         left join moderation.waiting w on w.item_id = r.id and w.kind = 'review'`,
});
