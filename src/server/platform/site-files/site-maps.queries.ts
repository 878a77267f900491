import { INDIA_TIME_ZONE } from '@/core/common/india-calendar.rules';
import { bigint, nullable, text } from '../sql-types';
import { defineStatement } from '../statement';

/** A page that search engines find: its path, and the day of its last change where it is known. */
const pageColumns = { path: text, day: nullable(text) } as const;

/** A kind of things that have pages of their own. */
interface Section {
  /** The things, each with its `key`, whose order stays. */
  readonly things: string;
  readonly keyType: 'integer' | 'uuid' | 'text';
  /** The path and the day of each page of a `thing`. */
  readonly pages: string;
}

const SECTIONS = {
  posts: {
    things: `select id as key, created_at from content.posts where status = 'LIVE'`,
    keyType: 'uuid',
    pages: `select '/p/' || key, (created_at at time zone '${INDIA_TIME_ZONE}')::date::text from thing`,
  },
  communities: {
    things: `select type || '-' || entity_id as key, type, slug from content.communities where type <> 'company'`,
    keyType: 'text',
    pages: `select case type when 'department' then '/departments/' else '/communities/' end || slug, null::text from thing`,
  },
  companies: {
    things: 'select company_id as key from research.listed_companies',
    keyType: 'integer',
    pages: `select tab.path, null::text
            from thing join catalog.companies c on c.id = key join research.company_figures f on f.company_id = c.id
            cross join lateral (values
              ('/overview/' || c.slug || '-overview', true),
              ('/reviews/' || c.slug || '-reviews', f.reviews > 0),
              ('/salaries/' || c.slug || '-salaries', f.salaries > 0),
              ('/interviews/' || c.slug || '-interview-questions', f.interviews > 0),
              ('/benefits/' || c.slug || '-benefits', f.benefits > 0),
              ('/photos/' || c.slug || '-photos', f.photos > 0),
              ('/jobs/' || c.slug || '-jobs', f.jobs > 0)
            ) as tab (path, is_listed) where tab.is_listed`,
  },
  jobs: {
    things: 'select id as key, posted_on from research.jobs where is_listed',
    keyType: 'uuid',
    pages: `select '/jobs/view/' || key, posted_on::text from thing`,
  },
  roles: {
    things: `select p.id as key, p.slug from catalog.job_profiles p
             where exists (select 1 from research.jobs j where j.job_profile_id = p.id and j.is_listed)`,
    keyType: 'integer',
    pages: `select '/jobs/' || slug || '-jobs-prf', null::text from thing`,
  },
  colleges: {
    things: `select distinct slug as key from catalog.colleges where slug <> ''`,
    keyType: 'text',
    pages: `select '/colleges/' || key, null::text from thing`,
  },
  awards: {
    things: `select distinct year || '-' || category as key, year, category from research.award_places`,
    keyType: 'text',
    pages: `select '/awards/best-' || category || '-companies-to-work-in-india-' || year, null::text from thing`,
  },
} as const satisfies Readonly<Record<string, Section>>;

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

/** Keys as addresses may name them, and one that no key comes before. */
const KEYS = {
  integer: { form: /^\d{1,9}$/, least: '0' },
  uuid: { form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, least: '00000000-0000-0000-0000-000000000000' },
  text: { form: /^.{1,200}$/, least: '' },
} as const;

/** Returns the key that a map of the section begins with, by its text in an address; null if it can be none. */
export function startNamed(section: SiteSection, named: string | undefined): string | null {
  const { form, least } = KEYS[SECTIONS[section].keyType];
  if (named === undefined) return least;
  return form.test(named) ? named : null;
}

const startsOf = (section: SiteSection) =>
  defineStatement({
    name: `site-maps.starts-of-${section}`,
    parameters: [bigint],
    columns: { start: text },
    text: `select key::text as start from (select key, row_number() over (order by key) as place from (${SECTIONS[section].things}) as things) as placed
           where (place - 1) % $1 = 0 order by place`,
  });

const pagesOf = (section: SiteSection) =>
  defineStatement({
    name: `site-maps.${section}`,
    parameters: [text, bigint],
    columns: pageColumns,
    text: `with thing as (select * from (${SECTIONS[section].things}) as things where key >= $1::text::${SECTIONS[section].keyType} order by key limit $2)
           select path, day from (${SECTIONS[section].pages}) as page (path, day)`,
  });

/** The keys that the maps of each section begin with, of `$1` things each. */
export const sectionStarts = {
  posts: startsOf('posts'),
  communities: startsOf('communities'),
  companies: startsOf('companies'),
  jobs: startsOf('jobs'),
  roles: startsOf('roles'),
  colleges: startsOf('colleges'),
  awards: startsOf('awards'),
} as const;

/** The pages of `$2` things of each section, from the key `$1` on. */
export const sectionPages = {
  posts: pagesOf('posts'),
  communities: pagesOf('communities'),
  companies: pagesOf('companies'),
  jobs: pagesOf('jobs'),
  roles: pagesOf('roles'),
  colleges: pagesOf('colleges'),
  awards: pagesOf('awards'),
} as const;
