import { MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { nameSearchValues } from '@/server/platform/name-search';
import { arrayOf, integer, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { allowedTypos } from '@/server/services/kernel/dropdown/catalog/allowed-typos';
import { itemsLike, selectItems } from '@/server/services/kernel/dropdown/catalog/catalog.queries';
import { companyByUrlName } from '@/server/services/research/company/company/company.queries';
import { filteredJobs } from '@/server/services/research/jobs/jobs/jobs.queries';
import { newestFewReviews } from '@/server/services/research/review/reviews/review.queries';
import { salaryReport } from '@/server/services/research/salary/salaries/salary.queries';
import { allHits, nameHits } from '@/server/services/research/search/search/search.queries';
import { communitySearch } from '@/server/services/talk/feed/communities/community.queries';
import type { Work } from './plain-server';
import { withoutByteColumns } from './plain-server';
import { COMPANIES_WITH_POSTS } from './seed-posts';

/** The number of companies in the requests. Larger companies are requested more often. */
const COMPANIES = 100;
const PAGE = 20;
const SUGGESTED = 5;
const MIN_POST_LETTERS = 3;
const EXPERIENCES = ['fresher', '1-3'];
const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Prefixes of one to five letters. */
const TYPED = [
  'n',
  'na',
  'nav',
  'navi',
  'navik',
  's',
  'so',
  'sof',
  'soft',
  't',
  'ta',
  'tar',
  'tarin',
  'da',
  'data',
  'b',
  'ban',
  'bank',
];
const SEARCHED = [
  'navika',
  'software',
  'cloud systems',
  'tarini bank',
  'engineer',
  'nagapur',
  'manager',
  'harita',
  'notice',
  'solar labs',
];
const COMMUNITIES = ['n', 'na', 'nav', 'navik', 'bank', 'topic', 'cloud s', 'steel works', 'invented', 'harita'];

export async function researchWorks(
  database: Database,
  _authorship: Authorship,
  personaRef: Uint8Array,
): Promise<Readonly<Record<string, Work>>> {
  const asked = await database.query(companies, COMPANIES_WITH_POSTS, COMPANIES);
  const hiring = await hiringOf(database);
  const lists = ['company', 'jobProfile', 'location'];
  const kinds = ['topic', 'department'];
  const named = (q: string, names: number) => {
    const patterns = { pattern: `${q}%`, inner_pattern: `% ${q}%` };
    return { lists, key: q, names_limit: names, types: kinds, ...patterns };
  };
  return {
    company: {
      product: asked.map(({ slug }) => ({ path: `/api/company/companies/${slug}` })),
      plain: asked.map(
        ({ slug }) =>
          () =>
            database.query(companyByUrlName, slug, personaRef),
      ),
    },
    salaries: {
      product: asked.map(({ slug, profile_slug }, place) => ({
        path: `/api/salary/salaries/report?company=${slug}${place % 2 === 0 ? '' : `&jobProfile=${profile_slug}`}`,
      })),
      plain: asked.map(
        ({ slug, profile_slug }, place) =>
          () =>
            database.query(salaryReport, slug, place % 2 === 0 ? null : profile_slug, null, -1, USUAL_EMPLOYMENT),
      ),
    },
    reviews: {
      product: asked.map(({ slug, city_slug }) => ({
        path: `/api/review/reviews?company=${slug}&location=${city_slug}&employment=fulltime&rating=4,5&limit=${PAGE}`,
      })),
      plain: asked.map(({ id, city_id }) => async () => {
        const of = (key: string): string => `'${id}:${key}'`;
        const fits = `${of('')} & ${of(`l${city_id}`)} & ${of('efulltime')} & (${of('r4')} | ${of('r5')})`;
        return withoutByteColumns(
          await database.query(newestFewReviews(PAGE + 1), fits, '-infinity', 'infinity', MAX_ID, null),
        );
      }),
    },
    suggest: {
      product: TYPED.map((q) => ({ path: `/api/search/search/suggest?q=${q}` })),
      plain: TYPED.map((q) => () => {
        const values = named(q, SUGGESTED);
        return q.length < MIN_POST_LETTERS
          ? database.query(nameHits(q.length), values)
          : database.query(allHits(q.length), { ...values, words: `${q}:*`, posts_limit: SUGGESTED });
      }),
    },
    search: {
      product: SEARCHED.map((q) => ({ path: `/api/search/search/results?q=${encodeURIComponent(q)}` })),
      plain: SEARCHED.map((q) => () => {
        const posts = { words: `${q.replaceAll(' ', ' & ')}:*`, posts_limit: 3 };
        return database.query(allHits(q.length), { ...named(q, 200), ...posts });
      }),
    },
    jobs: {
      product: asked.map(({ city_slug }, place) => ({
        path: `/api/jobs/jobs?location=${city_slug}&employment=fulltime&experience=${place % 2 === 0 ? '1-3' : 'fresher'}`,
      })),
      plain: asked.map(({ city_id }, place) => async () => {
        const facets = `('experience:${place % 2 === 0 ? '1-3' : 'fresher'}')&('employment:fulltime')&('location:${city_id}')`;
        return database.query(filteredJobs.newest, facets, '', '2020-01-01', PAGE, 0);
      }),
    },
    /**
     * Openings for growth, with equally full pages at each size: eight companies with 16 to 24 matching openings exist
     * at both sizes. Narrow filters would compare an empty page with a full one.
     */
    'jobs-alike': {
      product: hiring.map(({ experience, slugs }) => ({
        path: `/api/jobs/jobs?company_name=${slugs.join(',')}&employment=fulltime&experience=${experience}`,
      })),
      plain: [],
    },
    'form-suggest': {
      product: TYPED.map((q) => ({ path: `/api/dropdown/dropdown/suggest/company?q=${q}` })),
      plain: TYPED.map((q) => async () => {
        const found = await database.query(selectItems, 'company', q, `${q}\u{10FFFF}`, SUGGESTED);
        return found.length > 0 || q.length < MIN_TYPO_LENGTH
          ? found
          : database.query(itemsLike, 'company', q, allowedTypos(q), SUGGESTED, false);
      }),
    },
    'community-search': {
      product: COMMUNITIES.map((q) => ({ path: `/api/feed/v1/community/search?q=${encodeURIComponent(q)}` })),
      plain: COMMUNITIES.map((q) => () => database.query(communitySearch, ...nameSearchValues(q, 25))),
    },
    indexed: {
      product: [],
      plain: asked.map(
        ({ id }) =>
          () =>
            database.query(companyById, id),
      ),
    },
  };
}

async function hiringOf(database: Database) {
  const found = await Promise.all(
    EXPERIENCES.map(async (experience) => {
      const fits = `'employment:fulltime' & 'experience:${experience}'`;
      const groups = await database.query(hiringCompanies, fits, PAGE);
      return groups.map(({ slugs }) => ({ experience, slugs }));
    }),
  );
  return found.flat();
}

const hiringCompanies = defineStatement({
  name: 'bench.hiring-companies',
  parameters: [text, integer],
  columns: { slugs: arrayOf(text) },
  text: `with counted as (
           select c.slug, count(*) as n, row_number() over (order by count(*) desc, c.id) as place
           from research.jobs j join catalog.companies c on c.id = j.company_id where j.facets @@ $1::text::tsquery group by c.id
         )
         select array_agg(slug order by place) as slugs from counted cross join lateral generate_series(place - 7, place) as first
         group by first having count(*) = 8 and sum(n) between $2::int - 4 and $2::int + 4
         order by abs(sum(n) - $2::int), first limit 10`,
});

const companies = defineStatement({
  name: 'bench.companies',
  parameters: [integer, integer],
  columns: { id: integer, slug: text, profile_id: integer, profile_slug: text, city_id: integer, city_slug: text },
  text: `select c.id, c.slug, p.id as profile_id, p.slug as profile_slug, l.id as city_id, l.slug as city_slug
         from generate_series(0, $2::int - 1) as n
         join (select company_id, row_number() over by_size as place, count(*) over () as known
               from research.company_figures
               where company_id > $1 and salaries > 0 and reviews > 0
               window by_size as (order by salaries desc, company_id)) as ranked
           on ranked.place = 1 + floor(ranked.known * power(n::float8 / $2::int, 3))
         join catalog.companies c on c.id = ranked.company_id
         cross join lateral (select job_profile_id from research.salary_figures
           where company_id = c.id and job_profile_id <> 0 order by count desc, job_profile_id limit 1) as most
         join catalog.job_profiles p on p.id = most.job_profile_id
         cross join lateral (select location_id from research.reviews
           where company_id = c.id and status = 'LIVE' limit 1) as found
         join catalog.locations l on l.id = found.location_id
         order by n`,
});

const companyById = defineStatement({
  name: 'bench.company-by-id',
  parameters: [integer],
  columns: { id: integer, name: text, slug: text },
  text: 'select id, name, slug from catalog.companies where id = $1',
});
