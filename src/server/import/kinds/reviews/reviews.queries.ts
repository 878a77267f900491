import { boolean, integer, jsonb } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const dropEmptyCounts = defineStatement({
  name: 'import.reviews.drop-empty-counts',
  parameters: [],
  columns: {},
  text: `
    with unread as materialized (
      select company_id, key from research.review_counts where n = 0 order by company_id, key for update
    ), dropped as (
      delete from research.review_counts as counts using unread where counts.company_id = unread.company_id and counts.key = unread.key
    ), unrated as materialized (
      select company_id, aspect, quarter from research.review_ratings where (n1, n2, n3, n4, n5) = (0, 0, 0, 0, 0)
      order by company_id, aspect, quarter for update
    )
    delete from research.review_ratings as ratings using unrated
    where (ratings.company_id, ratings.aspect, ratings.quarter) = (unrated.company_id, unrated.aspect, unrated.quarter)`,
});

interface ImportedReview {
  readonly importKey: string;
  readonly companyId: number;
}

const CHANGEABLE = [
  'rating',
  'balance',
  'pay',
  'security',
  'promotions',
  'skills',
  'culture',
  'satisfaction',
  'department_id',
  'job_profile_id',
  'location_id',
  'employment',
  'is_current',
  'years',
  'title',
  'likes',
  'dislikes',
] as const;

const changed = (name: string) => (name === 'rating' ? 'excluded.rating' : `coalesce(excluded.${name}, known.${name})`);

/**
 * Writes reviews with different keys, a JSON list, of import `$3`. If `$2`, existing ones get the file's changes.
 * Returns a row for each added or changed one.
 */
export const writeReviews = defineStatement({
  name: 'import.reviews.write',
  parameters: [jsonb<readonly ImportedReview[]>(), boolean, integer],
  columns: { is_new: boolean },
  text: `
    insert into research.reviews as known (id, source_key, import_ids, company_id, created_at, liked, disliked, helpful, ${CHANGEABLE.join(', ')})
    select gen_random_uuid(), "importKey", array[$3::integer], "companyId", "createdAt", liked, disliked, coalesce(helpful, 0), ${CHANGEABLE.join(', ')}
    from jsonb_to_recordset($1) as row (
      "importKey" text, "companyId" int, "createdAt" timestamptz, liked text[], disliked text[], helpful int, rating smallint, balance smallint,
      pay smallint, security smallint, promotions smallint, skills smallint, culture smallint, satisfaction smallint, department_id int,
      job_profile_id int, location_id int, employment text, is_current boolean, years smallint, title text, likes text, dislikes text
    )
    on conflict (source_key) do update
    set ${CHANGEABLE.map((name) => `${name} = ${changed(name)}`).join(', ')},
      liked = case when excluded.likes is null then known.liked else excluded.liked end,
      disliked = case when excluded.dislikes is null then known.disliked else excluded.disliked end
    where $2 and (${CHANGEABLE.map(changed).join(', ')}) is distinct from (${CHANGEABLE.map((name) => `known.${name}`).join(', ')})
    returning xmax = 0 as is_new`,
});
