import type { Proof } from '@/contract/generated/feed';
import type { EmploymentType } from '@/contract/generated/review';
import type { ReviewAspect } from '@/core/research/reviews/review-aspect.rules';
import { answerTo } from '@/server/platform/employer-answers/shown-answer.queries';
import type { RowOf } from '@/server/platform/sql-types';
import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  from,
  integer,
  json,
  jsonb,
  moment,
  nullable,
  selectList,
  smallint,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';
import type { WrittenReview } from './written-review';

export interface EarlierViewRow {
  readonly id: string;
  readonly rating: number;
  readonly title: string | null;
  readonly likes: string | null;
  readonly dislikes: string | null;
}

export type EditedWords = Pick<
  WrittenReview,
  'title' | 'likes' | 'dislikes' | 'rating' | 'employment' | 'is_current' | 'years' | ReviewAspect
>;

const reviewColumns = {
  id: uuid,
  company_slug: from('company.slug', text),
  company_name: from('company.name', text),
  company_logo: from('company.logo', nullable(text)),
  title: nullable(text),
  likes: nullable(text),
  dislikes: nullable(text),
  rating: smallint,
  balance: nullable(smallint),
  pay: nullable(smallint),
  security: nullable(smallint),
  promotions: nullable(smallint),
  skills: nullable(smallint),
  culture: nullable(smallint),
  satisfaction: nullable(smallint),
  department: from('department.name', nullable(text)),
  designation: from('profile.name', nullable(text)),
  location: from('location.name', nullable(text)),
  state: from('location.state', nullable(text)),
  employment: nullable(textOf<EmploymentType>()),
  is_current: nullable(boolean),
  years: nullable(smallint),
  proof: nullable(textOf<Proof>()),
  answer: answerTo('review', 'r.id'),
  card: arrayOf(text),
  shown_at: moment,
  edited_at: nullable(moment),
  edit: nullable(jsonb<EditedWords>()),
  helpful: integer,
  /**
   * The author's reference. Null for an imported review, and for one with a newer version, because only the newest
   * can be changed.
   */
  author_ref: from('case when r.later_id is null then r.author_ref end', nullable(bytes)),
  earlier: from(
    `(select coalesce(json_agg(json_build_object('id', e.id, 'rating', e.rating, 'title', e.title, 'likes', e.likes, 'dislikes', e.dislikes) order by e.created_at desc, e.id), '[]')
      from research.reviews e where e.later_id = r.id and e.status = 'EARLIER')`,
    json<readonly EarlierViewRow[]>(),
  ),
} as const;

const columnsFor = (voter: string) =>
  ({
    ...reviewColumns,
    is_marked: from(
      `exists (select from research.review_marks mark where mark.review_id = r.id and mark.voter_ref = ${voter})`,
      boolean,
    ),
  }) as const;

export type ReviewRow = RowOf<ReturnType<typeof columnsFor>>;

const voterRef = nullable(bytes);
const forSecond = columnsFor('$2');
const forThird = columnsFor('$3');
const forSixth = columnsFor('$6');

const joins = `join catalog.companies company on company.id = r.company_id
  left join catalog.departments department on department.id = r.department_id
  left join catalog.job_profiles profile on profile.id = r.job_profile_id
  left join catalog.locations location on location.id = r.location_id`;

/** SQL for a tsquery over keys and words; null matches all. */
const fits = '($3::text is null or r.doc @@ $3::text::tsquery)';

/** Parameters: company, since, tsquery, start position (moment, id), viewer's voter_ref. */
const byMoment = [integer, moment, nullable(text), moment, uuid, voterRef] as const;

/** Selects the newest first, since `$2`. Fastest if many reviews match. */
export const newestReviews = definePages((rows) =>
  defineStatement({
    name: `reviews.newest.${rows}`,
    parameters: byMoment,
    columns: forSixth,
    text: `select ${selectList(forSixth, 'r')} from research.reviews r ${joins}
           where r.company_id = $1 and r.status = 'LIVE' and r.shown_since >= $2 and ${fits}
             and (r.shown_at, r.id) < ($4, $5)
           order by r.shown_at desc, r.id desc limit ${rows}`,
  }),
);

export const helpfulReviews = definePages((rows) =>
  defineStatement({
    name: `reviews.helpful.${rows}`,
    parameters: [...byMoment, integer],
    columns: forSixth,
    text: `select ${selectList(forSixth, 'r')} from research.reviews r ${joins}
           where r.company_id = $1 and r.status = 'LIVE' and r.shown_since >= $2 and ${fits}
             and (r.helpful, r.shown_at, r.id) < ($7, $4, $5)
           order by r.helpful desc, r.shown_at desc, r.id desc limit ${rows}`,
  }),
);

/**
 * SQL for a materialized list, without `since`. Otherwise the planner, which cannot know how few match, also scans the
 * index over moments.
 */
const few = `found as materialized (
    select r.id, r.shown_at, r.shown_since, r.helpful from research.reviews r where r.doc @@ $1::text::tsquery and r.status = 'LIVE'
  ), few as (
    select * from found where shown_since >= $2
  )`;

/** Parameters: keys and words (tsquery), since, start position, viewer's voter_ref. */
const fewByMoment = [text, moment, moment, uuid, voterRef] as const;

const fewColumns = { ...columnsFor('$5'), total: from('(select count(*) from few)', bigint) } as const;

/** Selects the newest first. Fastest if few reviews match. */
export const newestFewReviews = definePages((rows) =>
  defineStatement({
    name: `reviews.newest-few.${rows}`,
    parameters: fewByMoment,
    columns: fewColumns,
    text: `with ${few}, page as (
             select id from few where (shown_at, id) < ($3, $4) order by shown_at desc, id desc limit ${rows}
           )
           select ${selectList(fewColumns, 'r')} from page join research.reviews r using (id) ${joins}
           order by r.shown_at desc, r.id desc`,
  }),
);

export const helpfulFewReviews = definePages((rows) =>
  defineStatement({
    name: `reviews.helpful-few.${rows}`,
    parameters: [...fewByMoment, integer],
    columns: fewColumns,
    text: `with ${few}, page as (
             select id from few where (helpful, shown_at, id) < ($6, $3, $4)
             order by helpful desc, shown_at desc, id desc limit ${rows}
           )
           select ${selectList(fewColumns, 'r')} from page join research.reviews r using (id) ${joins}
           order by r.helpful desc, r.shown_at desc, r.id desc`,
  }),
);

export const newestOfAllCompanies = definePages((rows) =>
  defineStatement({
    name: `reviews.newest-of-all.${rows}`,
    parameters: [moment, uuid, voterRef],
    columns: forThird,
    text: `select ${selectList(forThird, 'r')} from research.reviews r ${joins}
           where r.status = 'LIVE' and (r.shown_at, r.id) < ($1, $2)
           order by r.shown_at desc, r.id desc limit ${rows}`,
  }),
);

export const MAX_COUNTED = 1_000;

/** Counts up to MAX_COUNTED + 1 matches since `$2`. */
export const countFew = defineStatement({
  name: 'reviews.count-few',
  parameters: [text, moment],
  columns: { n: integer },
  text: `with ${few} select count(*)::integer as n from (select from few limit ${MAX_COUNTED + 1}) as counted`,
});

export const countMany = defineStatement({
  name: 'reviews.count-many',
  parameters: [integer, moment, nullable(text)],
  columns: { n: integer },
  text: `select count(*)::integer as n from (
           select from research.reviews r
           where r.company_id = $1 and r.status = 'LIVE' and r.shown_since >= $2 and ${fits}
           order by r.shown_at desc limit ${MAX_COUNTED + 1}
         ) as counted`,
});

export const queryOfWords = defineStatement({
  name: 'reviews.query-of-words',
  parameters: [text],
  columns: { query: text },
  text: `select websearch_to_tsquery('english', platform.web_words($1))::text as query`,
});

export const reviewById = defineStatement({
  name: 'reviews.by-id',
  parameters: [uuid, voterRef],
  columns: { ...forSecond, is_live: from(`r.status = 'LIVE'`, boolean) },
  text: `select ${selectList(forSecond, 'r')}, r.status = 'LIVE' as is_live from research.reviews r ${joins}
         where r.id = $1 and (r.status = 'LIVE' or r.status = 'PENDING' and exists (
           select from moderation.waiting w where w.kind = 'review' and w.item_id = r.id and not w.is_held))`,
});
