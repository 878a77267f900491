import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { MAX_BEGINNING_READ, MAX_LIKE_READ } from '@/server/platform/names-read';
import { openingOf } from '@/server/platform/opening';
import type { RowOf } from '@/server/platform/sql-types';
import { arrayOf, bigint, boolean, integer, json, jsonb, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { NEWEST_REVIEW } from '@/server/services/research/company/company/newest-review';

/** The longest text, in letters, whose names are kept in the order of their weight (schema/catalog). */
const MAX_SHORT = 3;
/** Names that are a text as a whole, beside those that begin with it. */
const WHOLE_NAMES = 20;
const MAX_COMMUNITIES = 200;

/** The lists of names that are searched, as catalog.name_tails calls them. */
export type NamedList = 'company' | 'jobProfile' | 'skill' | 'location' | 'college';

/** A name that was found, as results show it. */
export interface NamedHit {
  readonly list: NamedList;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The state of a city, the city of a college. */
  readonly detail: string | null;
  /** Null for what is no company. */
  readonly company: CompanyFound | null;
  readonly pay: PayFound | null;
  /** Interview questions about a skill and openings that ask for it; null for what is no skill. */
  readonly uses: number | null;
}

/** The shown pay of a designation: salaries, their median or quartiles or more points in rupees a year, if any are shown, and the month of the newest. */
export interface PayFound {
  readonly salaries: number;
  readonly points: readonly number[];
  readonly newest: string;
}

/** The facts that results show of a company beside its name. */
export interface CompanyFound {
  readonly logo: string | null;
  readonly headquarters: string;
  readonly industry: string;
  readonly industry_slug: string;
  readonly reviews: number;
  readonly rating_total: number;
  readonly newest_review: string | null;
}

/** A list of hits as one value, in the order of the rows of `hits`. */
const listOf = (hits: string): string => `coalesce((select json_agg(hit) from (${hits}) as hit), '[]')`;

/** Hits (`found`: list, id, name, detail) as `NamedHit`. One row is looked up for each, which the planner does not see for itself. */
const shown = (found: string, order: string): string =>
  listOf(`
    select found.list, found.id, found.name, found.detail, company, pay,
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

/** Leaves out skills that nothing is about. */
const isOfUse = (id: string): string => `(wanted.list <> 'skill' or exists (
  select 1 from catalog.skills s join research.skill_counts n on n.slug = s.slug where s.id = ${id} and n.jobs + n.questions > 0))`;

const tail = `select list, item_id, name, detail, at, weight, tail = $key as is_whole from catalog.name_tails where list = wanted.list`;

/**
 * The ends of names that begin with the text. Of a text of up to three letters nearly everything does: the best known are looked at, those that
 * begin with it first, and the names that are the text. Of a longer one a bounded number is looked at.
 */
const beginning = (letters: number): string =>
  letters > MAX_SHORT
    ? `${tail} and tail collate "C" >= $key and tail collate "C" < $key || U&'\\+10FFFF' limit ${MAX_BEGINNING_READ}`
    : `(${tail} and left(tail, ${letters}) collate "C" = $key order by (at > 0), weight desc limit $names_limit::bigint * 2 + ${WHOLE_NAMES})
       union all (${tail} and tail collate "C" = $key limit ${WHOLE_NAMES})`;

/**
 * Items of each of the lists in whose names or aliases a word begins with the text, at most `names_limit` of each: those that begin with it
 * first, whole names before the others, names before other names, the better known of them first.
 */
const namesBeginning = (letters: number): string =>
  shown(
    `select found.*, wanted.place
     from unnest($lists::text[]) with ordinality as wanted (list, place)
     cross join lateral (
       select list, id, name, detail, row_number() over (
         order by at > 0, is_whole desc, not starts_with(lower(name), $key), weight desc, lower(name) collate "C"
       ) as rank from (
         select distinct on (item_id) list, item_id as id, name, detail, at, weight, is_whole from (${beginning(letters)}) as hits
         where is_whole or ${isOfUse('item_id')}
         order by item_id, at, is_whole desc
       ) as items order by rank limit $names_limit
     ) as found`,
    'found.place, found.rank',
  );

/**
 * Items of each list of `$1` whose names are like text `$2` but for `$3` slips, at most `$4` of each; the fewest slips first, and of as many
 * slips the names that are no longer than the text could be, before those that only begin like it. Every word of `$5` stays as it is.
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
         select distinct on (item_id) list, item_id as id, name, detail, weight, slips from (
           select list, item_id, name, detail, weight, least(
             levenshtein_less_equal(left(tail, length($2)), $2, $3),
             levenshtein_less_equal(left(tail, length($2) + 1), $2, $3),
             levenshtein_less_equal(left(tail, length($2) - 1), $2, $3)
           ) as slips
           from catalog.name_tails where list = wanted.list and at = 0 and $2 <% tail
            and not exists (select 1 from unnest($5::text[]) as word where strpos(' ' || tail || ' ', ' ' || word || ' ') = 0) limit ${MAX_LIKE_READ}
         ) as hits where slips <= $3 and ${isOfUse('item_id')} order by item_id, slips
       ) as items
       order by slips, weight desc, lower(name) collate "C" limit $4
     ) as found`,
    'found.slips, length(found.name) > length($2) + $3, found.place, found.weight desc, lower(found.name) collate "C"',
  )} as names`,
});

/** The words of `$2` that are each a whole name or alias in the lists `$1`, or begin one and are shorter than `$3` letters: those have too many neighbours. */
export const wordsKnown = defineStatement({
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

/** The first of the texts `$2` that begins a name or alias in the lists `$1`. */
export const begunBy = defineStatement({
  name: 'search.begun-by',
  parameters: [arrayOf(text), arrayOf(text)],
  columns: { text },
  text: `select asked.text from unnest($2::text[]) with ordinality as asked (text, place) where exists (
           select 1 from unnest($1::text[]) as wanted (list) join catalog.name_tails as tails
             on tails.list = wanted.list and tails.at = 0 and tails.tail collate "C" >= asked.text and tails.tail collate "C" < asked.text || U&'\\+10FFFF')
         order by place limit 1`,
});

/**
 * The best known designation and city among the pairs of texts `$1` and `$2` that are each a whole name or alias, with the shown full-time pay of the one in the other.
 */
export const roleInCity = defineStatement({
  name: 'search.role-in-city',
  parameters: [arrayOf(text), arrayOf(text)],
  columns: { role: text, role_slug: text, city: text, city_slug: text, pay: nullable(jsonb<PayFound>()) },
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

/** The best known city that is called by one of the keys `$1`; the longest key first. */
export const cityCalled = defineStatement({
  name: 'search.city-called',
  parameters: [arrayOf(text)],
  columns: { key: text, name: text, slug: text },
  text: `select c.tail as key, l.name, l.slug from unnest($1::text[]) as called (key)
         join catalog.name_tails c on c.list = 'location' and c.at = 0 and c.tail collate "C" = called.key
         join catalog.locations l on l.id = c.item_id
         order by length(called.key) desc, c.weight desc, l.id limit 1`,
});

export type CityCalled = RowOf<typeof cityCalled.columns>;

/** True if a live post holds the word `$1` itself, not one that it begins. */
export const isWordOfPosts = defineStatement({
  name: 'search.is-word-of-posts',
  parameters: [text],
  columns: { held: boolean },
  text: `select exists (select from content.posts where status = 'LIVE' and words @@ plainto_tsquery('english', $1)) as held`,
});

/** A topic or department as results show it. */
export interface CommunityFound {
  readonly type: 'topic' | 'department';
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly category: string;
  readonly followers_count: number;
}

/**
 * Communities of the types whose names hold a word that begins like the pattern (or `inner_pattern`, after a blank), at most `MAX_COMMUNITIES`. Nearly all communities are of companies,
 * which no search finds: all topics and departments are looked at, by the index of types. The types stand in the text so that the planner sees how few these are, and the empty
 * text keeps it from the index of parts of names, which finds the companies first.
 */
const communitiesFound = listOf(`
  select type, name, slug, logo, category, followers_count from content.communities
  where type in ('topic', 'department') and type = any ($types::text[])
    and ((lower(name) || '') like $pattern or (lower(name) || '') like $inner_pattern)
  order by lower(name) like $pattern desc, followers_count desc, name limit ${MAX_COMMUNITIES}`);

/** A post as results show it. */
export interface PostFound {
  readonly id: string;
  readonly title: string | null;
  /** Its opening. */
  readonly content: string;
  readonly community: string;
  /** `2026-11`. */
  readonly month: string;
  readonly comments_count: number;
  /** The number found, 200 at most. */
  readonly total: number;
}

/** The newest posts that are looked through for the words of a query, before any index of words is asked. */
const NEAR_POSTS = 200;
/** The hits among them from which on the words are common: one post in eight holds them. */
const MIN_COMMON = 25;
/** The newest posts that are looked through for common words; they hold `MAX_COUNTED` hits as a rule. */
const COMMON_POSTS = 2_000;
const MAX_COUNTED = 200;

const holdsWords = "$words <> '' and words @@ (select words from query)";
/** With a limit that it does not know, the planner reads along the order. With a small limit it would sort all posts first. */
const hitsAmongNewest = (posts: number): string => `
      select id, created_at from (
        select id, created_at, words from content.posts where status = 'LIVE' order by created_at desc, id desc limit (select ${posts})
      ) as looked_through where ${holdsWords}`;
const hitsInAll = `select id, created_at from content.posts where status = 'LIVE' and ${holdsWords}`;
const countOf = (step: string): string => `(select count(*) from ${step})`;
const isRare = `${countOf('common')} < ${MAX_COUNTED}`;

/**
 * Live posts that hold the words of the typed text `words` (empty for none), the newest `posts_limit` of them. Common words are found by looking through the newest
 * posts: the index would have to read every post with one of them, since the last word stands for all that begin with it. The
 * other words are looked up in the newest month (`bucket`), then in the four before, then in all.
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
    select p.id, p.title, ${openingOf('p.content')} as content, c.name as community,
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
const columns = { names: json<readonly NamedHit[]>(), communities: json<readonly CommunityFound[]>() };

/** Names and communities that a typed text finds, in one round. */
function defineNames(letters: number) {
  return defineStatement({
    name: `search.names.${sizeOf(letters)}`,
    parameters,
    columns,
    text: `select ${namesBeginning(letters)} as names, ${communitiesFound} as communities`,
  });
}

/** The same, and posts. To begin a statement of so many parts takes as long as to read what a short text finds, so that one is for texts with posts alone. */
function defineEverything(letters: number) {
  return defineStatement({
    name: `search.everything.${sizeOf(letters)}`,
    parameters: { ...parameters, words: text, posts_limit: bigint },
    columns: { ...columns, posts: json<readonly PostFound[]>() },
    text: `select ${namesBeginning(letters)} as names, ${communitiesFound} as communities, ${postsFound} as posts`,
  });
}

function sizeOf(letters: number): string {
  return letters > MAX_SHORT ? 'long' : String(letters);
}

/** Returns the statement for a text of so many letters, from 1 on. */
function byLength<Kind>(define: (letters: number) => Kind): (letters: number) => Kind {
  const statements = Array.from({ length: MAX_SHORT + 1 }, (_, place) => define(place + 1));
  return (letters) => {
    const statement = statements[Math.min(letters, statements.length) - 1];
    if (statement === undefined) throw new RangeError('A search needs a letter.');
    return statement;
  };
}

/** The companies with most reviews and the designations with most salaries, `$2` of each that is in the lists `$1`. */
export const mostKnown = defineStatement({
  name: 'search.most-known',
  parameters: [arrayOf(text), bigint],
  columns: { names: json<readonly NamedHit[]>() },
  text: `select ${shown(
    `(select 'company' as list, c.id, c.name, null as detail, f.reviews as known
      from (select company_id, reviews from research.company_figures where reviews > 0 order by reviews desc, company_id limit $2) f
      join catalog.companies c on c.id = f.company_id where 'company' = any ($1))
     union all
     (select 'jobProfile', p.id, p.name, null, f.count
      from (select job_profile_id, count from research.salary_figures where company_id = 0 and location_id = 0 and band = -1
              and employment = '${USUAL_EMPLOYMENT}' and industry_id = 0 and job_profile_id <> 0 order by count desc, job_profile_id limit $2) f
      join catalog.job_profiles p on p.id = f.job_profile_id where 'jobProfile' = any ($1))`,
    'found.list, found.known desc, found.id',
  )} as names`,
});

export const namesFound = byLength(defineNames);
export const everythingFound = byLength(defineEverything);
