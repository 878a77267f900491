import { INDIA_TIME_ZONE } from '@/core/common/india-calendar.rules';
import { bigint, integer, nullable, text } from '../sql-types';
import { defineStatement } from '../statement';

/** A page that search engines find: its path, and the day of its last change where it is known. */
const pageColumns = { path: text, day: nullable(text) } as const;

/** Pages by the section of the site map that lists them: a select of path and day, in an order that stays. */
const SECTIONS = {
  posts: `select '/p/' || id as path, (created_at at time zone '${INDIA_TIME_ZONE}')::date::text as day, id::text as place
          from content.posts where status = 'LIVE'`,
  communities: `select case type when 'department' then '/departments/' else '/communities/' end || slug as path, null::text as day, type || slug as place
                from content.communities where type <> 'company'`,
  companies: `select tab.path, null::text as day, c.id || tab.path as place
              from research.listed_companies listed join catalog.companies c on c.id = listed.company_id
              join research.company_figures f on f.company_id = c.id
              cross join lateral (values
                ('/overview/' || c.slug || '-overview', true),
                ('/reviews/' || c.slug || '-reviews', f.reviews > 0),
                ('/salaries/' || c.slug || '-salaries', f.salaries > 0),
                ('/interviews/' || c.slug || '-interview-questions', f.interviews > 0),
                ('/benefits/' || c.slug || '-benefits', f.benefits > 0),
                ('/photos/' || c.slug || '-photos', f.photos > 0),
                ('/jobs/' || c.slug || '-jobs', f.jobs > 0)
              ) as tab (path, is_listed) where tab.is_listed`,
  jobs: `select '/jobs/view/' || id as path, posted_on::text as day, id::text as place from research.jobs where is_listed`,
  roles: `select '/jobs/' || p.slug || '-jobs-prf' as path, null::text as day, p.id::text as place
          from catalog.job_profiles p where exists (select 1 from research.jobs j where j.job_profile_id = p.id and j.is_listed)`,
  colleges: `select '/colleges/' || slug as path, null::text as day, slug as place from (select distinct slug from catalog.colleges where slug <> '') as names`,
  awards: `select '/awards/best-' || category || '-companies-to-work-in-india-' || year as path, null::text as day, year || category as place
           from (select distinct year, category from research.award_places) as lists`,
} as const;

export type SiteSection = keyof typeof SECTIONS;

export const SITE_SECTIONS = [
  'posts',
  'communities',
  'companies',
  'jobs',
  'roles',
  'colleges',
  'awards',
] as const satisfies readonly SiteSection[];

const countOf = (section: SiteSection) =>
  defineStatement({
    name: `site-maps.count-${section}`,
    parameters: [],
    columns: { pages: integer },
    text: `select count(*)::int as pages from (${SECTIONS[section]}) as section`,
  });

const pagesOf = (section: SiteSection) =>
  defineStatement({
    name: `site-maps.${section}`,
    parameters: [bigint, bigint],
    columns: pageColumns,
    text: `select path, day from (${SECTIONS[section]}) as section order by place limit $1 offset $2`,
  });

/** The number of pages of each section. */
export const sectionCounts = {
  posts: countOf('posts'),
  communities: countOf('communities'),
  companies: countOf('companies'),
  jobs: countOf('jobs'),
  roles: countOf('roles'),
  colleges: countOf('colleges'),
  awards: countOf('awards'),
} as const;

/** At most `$1` pages of each section after the first `$2`. */
export const sectionPages = {
  posts: pagesOf('posts'),
  communities: pagesOf('communities'),
  companies: pagesOf('companies'),
  jobs: pagesOf('jobs'),
  roles: pagesOf('roles'),
  colleges: pagesOf('colleges'),
  awards: pagesOf('awards'),
} as const;
