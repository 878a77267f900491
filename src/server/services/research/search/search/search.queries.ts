import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { MAX_PREFIX_ROWS, MAX_SUBSTRING_ROWS } from '@/server/platform/names-read';
import { textOpening } from '@/server/platform/opening';
import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, bigint, boolean, integer, json, jsonb, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { NEWEST_REVIEW } from '@/server/services/research/company/company/newest-review';

const MAX_SHORT = 3;
const WHOLE_NAMES = 20;
const MAX_COMMUNITIES = 200;

export type NamedList = 'company' | 'jobProfile' | 'skill' | 'location' | 'college';

export interface NamedHit {
  readonly list: NamedList;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly detail: string | null;
  /** True if the text is a whole name or alias, or if this is the correction. */
  readonly is_exact: boolean;
  /** Null unless it is a company. */
  readonly company: CompanyHit | null;
  readonly pay: PayHit | null;
  /** Questions and openings for a skill. Null for other types. */
  readonly uses: number | null;
}

/** Full-time pay in rupees a year as displayed: salaries, quantiles if any, and the newest month. */
export interface PayHit {
  readonly salaries: number;
  readonly points: readonly number[];
  readonly newest: string;
}

export interface CompanyHit {
  readonly logo: string | null;
  readonly headquarters: string;
  readonly industry: string;
  readonly industry_slug: string;
  readonly reviews: number;
  readonly rating_total: number;
  readonly newest_review: string | null;
}

const listOf = (hits: string): string => `coalesce((select json_agg(hit) from (${hits}) as hit), '[]')`;

/** SQL with one lookup per row, a plan that the planner does not choose by itself. */
const shown = (found: string, order: string): string =>
  listOf(`
    select found.list, found.id, found.name, found.detail, found.is_exact, company, pay,
      coalesce(
        (select slug from catalog.companies where found.list = 'company' and id = found.id),
        (select slug from catalog.job_profiles where found.list = 'jobProfile' and id = found.id),
        (select slug from catalog.skills where found.list = 'skill' and id = found.id),
        (select slug from catalog.locations where found.list = 'location' and id = found.id),
        (select slug from catalog.colleges where found.list = 'college' and id = found.id)
      ) as slug,
      (select n.jobs + n.questions from catalog.skills s join research.skill_counts n on n.slug = s.slug
       where found.list = 'skill' and s.id = found.id) as uses
    from (${found}) as found
    left join lateral (
      select c.logo, c.headquarters, i.name as industry, i.slug as industry_slug, f.reviews, f.rating_total,
        ${NEWEST_REVIEW} as newest_review
      from catalog.companies c
      join catalog.industries i on i.id = c.industry_id
      join research.company_figures f on f.company_id = c.id
      where found.list = 'company' and c.id = found.id limit 1
    ) as company on true
    left join lateral (
      select count as salaries, quantiles as points, to_char(newest, 'YYYY-MM') as newest
      from research.salary_figures where found.list = 'jobProfile' and job_profile_id = found.id and company_id = 0
        and industry_id = 0 and location_id = 0 and band = -1 and employment = '${USUAL_EMPLOYMENT}' limit 1
    ) as pay on true
    order by ${order}`);

const isOfUse = (id: string): string => `(wanted.list <> 'skill' or exists (
  select 1 from catalog.skills s join research.skill_counts n on n.slug = s.slug where s.id = ${id} and n.jobs + n.questions > 0))`;

const tail = `select list, item_id, name, detail, at, weight, tail = $key as is_whole from catalog.name_tails where list = wanted.list`;

/**
 * SQL for suffixes that begin with the text. Up to three letters match nearly everything, so only the best known are
 * read, plus exact names. Longer texts read a bounded number.
 */
const beginning = (letters: number): string =>
  letters > MAX_SHORT
    ? `${tail} and tail collate "C" >= $key and tail collate "C" < $key || U&'\\+10FFFF' limit ${MAX_PREFIX_ROWS}`
    : `(${tail} and left(tail, ${letters}) collate "C" = $key order by (at > 0), weight desc limit $names_limit::bigint * 2 + ${WHOLE_NAMES})
       union all (${tail} and tail collate "C" = $key limit ${WHOLE_NAMES})`;

/**
 * SQL for at most `names_limit` names per list: prefixes first, then whole names, names before aliases, best known
 * first. Roles without a shown figure come last, unless the whole name matches. Up to three letters match only the best
 * known names.
 */
const namesBeginning = (letters: number): string =>
  shown(
    `select found.*, wanted.place
     from unnest($lists::text[]) with ordinality as wanted (list, place)
     cross join lateral (
       select list, id, name, detail, at = 0 and is_whole as is_exact, row_number() over (
         order by list = 'jobProfile' and weight = 0 and not (at = 0 and is_whole), at > 0, is_whole desc, not starts_with(lower(name), $key), weight desc, lower(name) collate "C"
       ) as rank from (
         select distinct on (item_id) list, item_id as id, name, detail, at, weight, is_whole from (${beginning(letters)}) as hits
         where is_whole or ${isOfUse('item_id')}
         order by item_id, at, is_whole desc
       ) as items order by rank limit $names_limit
     ) as found`,
    'found.place, found.rank',
  );

/**
 * Selects fuzzy matches of `$2` in lists `$1`, at most `$3` typos and `$4` per list, fewest typos and best lengths
 * first. Words of `$5` must match exactly.
 */
export const namesLike = defineStatement({
  name: 'search.names-like',
  parameters: [arrayOf(text), text, integer, bigint, arrayOf(text)],
  columns: { names: json<readonly NamedHit[]>() },
  text: `select ${shown(
    `select found.*, wanted.place
     from unnest($1::text[]) with ordinality as wanted (list, place)
     cross join lateral (
       select * from (
         select distinct on (item_id) list, item_id as id, name, detail, false as is_exact, weight, slips from (
           select list, item_id, name, detail, weight, least(
             levenshtein_less_equal(left(tail, length($2)), $2, $3),
             levenshtein_less_equal(left(tail, length($2) + 1), $2, $3),
             levenshtein_less_equal(left(tail, length($2) - 1), $2, $3)
           ) as slips
           from catalog.name_tails where list = wanted.list and at = 0 and $2 <% tail
            and not exists (select 1 from unnest($5::text[]) as word where strpos(' ' || tail || ' ', ' ' || word || ' ') = 0) limit ${MAX_SUBSTRING_ROWS}
         ) as hits where slips <= $3 and ${isOfUse('item_id')} order by item_id, slips
       ) as items
       order by slips, weight desc, lower(name) collate "C" limit $4
     ) as found`,
    'found.slips, length(found.name) > length($2) + $3, found.place, found.weight desc, lower(found.name) collate "C"',
  )} as names`,
});

/** Selects words of `$2` that need no correction: names, and beginnings of names shorter than `$3`. */
export const selectKnownWords = defineStatement({
  name: 'search.words-known',
  parameters: [arrayOf(text), arrayOf(text), integer],
  columns: { word: text },
  text: `select word from unnest($2::text[]) as word where exists (
           select 1 from unnest($1::text[]) as wanted (list)
           join catalog.name_tails as tails on tails.list = wanted.list and tails.at = 0 and tails.tail collate "C" = word
         ) or length(word) < $3 and exists (
           select 1 from unnest($1::text[]) as wanted (list) join catalog.name_tails as tails
             on tails.list = wanted.list and tails.tail collate "C" >= word || ' ' and tails.tail collate "C" < word || '!')`,
});

export const firstKnownPrefix = defineStatement({
  name: 'search.first-known-prefix',
  parameters: [arrayOf(text), arrayOf(text)],
  columns: { text },
  text: `select asked.text from unnest($2::text[]) with ordinality as asked (text, place) where exists (
           select 1 from unnest($1::text[]) as wanted (list) join catalog.name_tails as tails
             on tails.list = wanted.list and tails.at = 0 and tails.tail collate "C" >= asked.text and tails.tail collate "C" < asked.text || U&'\\+10FFFF')
         order by place limit 1`,
});

export const roleInCity = defineStatement({
  name: 'search.role-in-city',
  parameters: [arrayOf(text), arrayOf(text)],
  columns: { role: text, role_slug: text, city: text, city_slug: text, pay: nullable(jsonb<PayHit>()) },
  text: `select p.name as role, p.slug as role_slug, l.name as city, l.slug as city_slug, (
           select jsonb_build_object('salaries', f.count, 'points', f.quantiles, 'newest', to_char(f.newest, 'YYYY-MM'))
           from research.salary_figures f where f.job_profile_id = p.id and f.location_id = l.id and f.company_id = 0 and f.industry_id = 0 and f.band = -1
             and f.employment = '${USUAL_EMPLOYMENT}' limit 1) as pay
         from unnest($1::text[], $2::text[]) as pair (role, city)
         join catalog.name_tails r on r.list = 'jobProfile' and r.at = 0 and r.tail collate "C" = pair.role
         join catalog.name_tails c on c.list = 'location' and c.at = 0 and c.tail collate "C" = pair.city
         join catalog.job_profiles p on p.id = r.item_id join catalog.locations l on l.id = c.item_id
         order by r.weight desc, c.weight desc, length(pair.city) desc, p.id, l.id limit 1`,
});

export type RoleInCityRow = RowOf<typeof roleInCity.columns>;

export const findCity = defineStatement({
  name: 'search.city-called',
  parameters: [arrayOf(text)],
  columns: { key: text, name: text, slug: text },
  text: `select c.tail as key, l.name, l.slug from unnest($1::text[]) as called (key)
         join catalog.name_tails c on c.list = 'location' and c.at = 0 and c.tail collate "C" = called.key
         join catalog.locations l on l.id = c.item_id
         order by length(called.key) desc, c.weight desc, l.id limit 1`,
});

export type FoundCity = RowOf<typeof findCity.columns>;

/** Returns true for an exact word, not a prefix. */
export const isWordOfPosts = defineStatement({
  name: 'search.is-word-of-posts',
  parameters: [text],
  columns: { held: boolean },
  text: `select exists (select from content.posts where status = 'LIVE' and words @@ plainto_tsquery('english', $1)) as held`,
});

export interface CommunityHit {
  readonly type: 'topic' | 'department';
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly category: string;
  readonly followers_count: number;
}

/**
 * Selects at most `MAX_COMMUNITIES` by word prefix (`inner_pattern` after a blank). Scans all topics and departments by
 * type; company communities are excluded. Literal types let the planner see how few rows match. The appended empty text
 * prevents it from using the index of name parts.
 */
const communitiesFound = listOf(`
  select type, name, slug, logo, category, followers_count from content.communities
  where type in ('topic', 'department') and type = any ($types::text[])
    and ((lower(name) || '') like $pattern or (lower(name) || '') like $inner_pattern)
  order by lower(name) like $pattern desc, followers_count desc, name limit ${MAX_COMMUNITIES}`);

export interface PostHit {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly community: string;
  /** The month (`2026-11`). */
  readonly month: string;
  readonly comments_count: number;
  readonly total: number;
}

const NEAR_POSTS = 200;
const MIN_COMMON = 25;
const COMMON_POSTS = 2_000;
const MAX_COUNTED = 200;

const holdsWords = "$words <> '' and words @@ (select words from query)";
/**
 * SQL with a limit that the planner does not know, so that it reads in index order. With a known small limit it would
 * sort all posts.
 */
const hitsAmongNewest = (posts: number): string => `
      select id, created_at from (
        select id, created_at, words from content.posts where status = 'LIVE' order by created_at desc, id desc limit (select ${posts})
      ) as looked_through where ${holdsWords}`;
const hitsInAll = `select id, created_at from content.posts where status = 'LIVE' and ${holdsWords}`;
const countOf = (step: string): string => `(select count(*) from ${step})`;
const isRare = `${countOf('common')} < ${MAX_COUNTED}`;

/**
 * Selects the newest `posts_limit` live posts with the words. Common words are found by scanning the newest posts,
 * since prefix matches are costly; others by month (`bucket`), then four more, then all.
 */
const postsFound = listOf(`
    with query as materialized (select to_tsquery('english', platform.begun_words($words)) as words where $words <> ''),
    last as materialized (
      select coalesce((select bucket from content.posts where status = 'LIVE' order by created_at desc, id desc limit 1), 0) as bucket
    ),
    near as materialized (${hitsAmongNewest(NEAR_POSTS)}),
    common as materialized (${hitsAmongNewest(COMMON_POSTS)} and ${countOf('near')} >= ${MIN_COMMON} limit ${MAX_COUNTED}),
    newest as materialized (
      ${hitsInAll} and ${isRare} and bucket = (select bucket from last) limit ${COMMON_POSTS}
    ),
    recent as materialized (
      ${hitsInAll} and ${isRare} and ${countOf('newest')} < ${MAX_COUNTED}
        and bucket = any (array(select n from last, generate_series(last.bucket - 4, last.bucket - 1) as n)) limit ${COMMON_POSTS}
    ),
    older as materialized (
      ${hitsInAll} and ${isRare} and ${countOf('newest')} + ${countOf('recent')} < ${MAX_COUNTED} limit ${COMMON_POSTS}
    ),
    hits as materialized (
      select * from near union select * from common union select * from newest union select * from recent union select * from older
    ),
    best as (select id from hits order by created_at desc, id desc limit $posts_limit)
    select p.id, p.title, ${textOpening('p.content')} as content, c.name as community,
      to_char(p.created_at at time zone 'UTC', 'YYYY-MM') as month, p.comments_count,
      least((select count(*) from hits), ${MAX_COUNTED}) as total
    from best join content.posts p on p.id = best.id
    join content.communities c on c.type = p.community_type and c.entity_id = p.community_id
    order by p.created_at desc, p.id desc`);

const parameters = {
  lists: arrayOf(text),
  key: text,
  names_limit: bigint,
  types: arrayOf(text),
  pattern: text,
  inner_pattern: text,
} as const;
const columns = { names: json<readonly NamedHit[]>(), communities: json<readonly CommunityHit[]>() };

function defineNames(letters: number) {
  return defineStatement({
    name: `search.names.${sizeOf(letters)}`,
    parameters,
    columns,
    text: `select ${namesBeginning(letters)} as names, ${communitiesFound} as communities`,
  });
}

/** Defines the statement with posts. Preparing it costs as much as a short query, so it is used only for posts. */
function defineEverything(letters: number) {
  return defineStatement({
    name: `search.everything.${sizeOf(letters)}`,
    parameters: { ...parameters, words: text, posts_limit: bigint },
    columns: { ...columns, posts: json<readonly PostHit[]>() },
    text: `select ${namesBeginning(letters)} as names, ${communitiesFound} as communities, ${postsFound} as posts`,
  });
}

function sizeOf(letters: number): string {
  return letters > MAX_SHORT ? 'long' : String(letters);
}

function byLength<Kind>(define: (letters: number) => Kind): (letters: number) => Kind {
  const statements = Array.from({ length: MAX_SHORT + 1 }, (_, place) => define(place + 1));
  return (letters) => {
    const statement = statements[Math.min(letters, statements.length) - 1];
    if (statement === undefined) throw new RangeError('A search needs a letter.');
    return statement;
  };
}

export const mostPopularNames = defineStatement({
  name: 'search.most-known',
  parameters: [arrayOf(text), bigint],
  columns: { names: json<readonly NamedHit[]>() },
  text: `select ${shown(
    `(select 'company' as list, c.id, c.name, null as detail, false as is_exact, f.reviews as known
      from (select company_id, reviews from research.company_figures where reviews > 0 order by reviews desc, company_id limit $2) f
      join catalog.companies c on c.id = f.company_id where 'company' = any ($1))
     union all
     (select 'jobProfile', p.id, p.name, null, false, f.count
      from (select job_profile_id, count from research.salary_figures where company_id = 0 and location_id = 0 and band = -1
              and employment = '${USUAL_EMPLOYMENT}' and industry_id = 0 and job_profile_id <> 0 order by count desc, job_profile_id limit $2) f
      join catalog.job_profiles p on p.id = f.job_profile_id where 'jobProfile' = any ($1))`,
    'found.list, found.known desc, found.id',
  )} as names`,
});

export const nameHits = byLength(defineNames);
export const allHits = byLength(defineEverything);
