import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { NO_MONTH } from '@/core/kernel/figures/told-month.rules';
import { CARD_KEYS } from '@/core/research/cards/card.rules';
import { bigint, nullable, text } from '../sql-types';
import { defineStatement } from '../statement';

const pageColumns = { path: text, day: nullable(text) } as const;

interface Section {
  readonly things: string;
  readonly keyType: 'integer' | 'uuid' | 'text';
  readonly pages: string;
}

/**
 * Selects figures of full-time pay over all industries and any experience. The newest month is null if no report shows
 * its month.
 */
const FIGURES = `select f.company_id, f.job_profile_id, f.location_id, nullif(f.newest, '${NO_MONTH}-01') as newest from research.salary_figures f
  where f.industry_id = 0 and f.band = -1 and f.employment = '${USUAL_EMPLOYMENT}' and f.job_profile_id <> 0`;

const INTERVIEWS = `select i.company_id, i.job_profile_id, i.shown_at from research.interviews i
  where i.waits_until is null and ('${CARD_KEYS.title}' || i.job_profile_id) = any(i.card)`;

const NEWEST_INTERVIEW = `case when count(*) >= ${MIN_GROUP} then nullif(max(shown_at), '1970-01-01') end`;

const SECTIONS = {
  posts: {
    things: `select id as key, created_at from content.posts where status = 'LIVE'`,
    keyType: 'uuid',
    pages: `select '/p/' || key, (created_at at time zone '${INDIA_TIME_ZONE}')::date::text from thing`,
  },
  communities: {
    things: `select type || '-' || entity_id as key, type, slug from content.communities where type <> 'company' and posts_count > 0`,
    keyType: 'text',
    pages: `select case type when 'department' then '/departments/' else '/communities/' end || slug, null::text from thing`,
  },
  companies: {
    things: 'select company_id as key from research.listed_companies',
    keyType: 'integer',
    pages: `select tab.path, tab.day::text
            from thing join catalog.companies c on c.id = key join research.company_figures f on f.company_id = c.id
            left join content.communities m on m.type = 'company' and m.entity_id = c.id
            cross join lateral (values
              ('/overview/' || c.slug || '-overview', true, null::date),
              ('/reviews/' || c.slug || '-reviews', f.reviews > 0, f.newest_review),
              ('/salaries/' || c.slug || '-salaries', f.salaries > 0, null),
              ('/interviews/' || c.slug || '-interview-questions', f.interviews > 0, null),
              ('/benefits/' || c.slug || '-benefits', f.benefits > 0, null),
              ('/tenure/' || c.slug || '-joining-and-leaving', exists (select from research.tenure_figures t where t.company_id = c.id), null),
              ('/photos/' || c.slug || '-photos', f.photos > 0, null),
              ('/jobs/' || c.slug || '-jobs', f.jobs > 0, null),
              ('/discussions/' || c.slug || '-discussions', m.posts_count > 0, null)
            ) as tab (path, is_listed, day) where tab.is_listed`,
  },
  listsofcompanies: {
    things: `select token as key from research.company_options
             where companies > 0 and split_part(token, ':', 1) in ('city', 'industry')`,
    keyType: 'text',
    pages: `select '/list-of-companies?' || replace(key, ':', '='), null::text from thing`,
  },
  jobs: {
    things: 'select id as key, posted_on from research.jobs where is_listed',
    keyType: 'uuid',
    pages: `select '/jobs/view/' || key, posted_on::text from thing`,
  },
  roles: {
    things: `select * from (select p.id as key, p.slug, exists (select from research.jobs j where j.job_profile_id = p.id and j.is_listed) as has_jobs,
               pay.newest as paid, pay.job_profile_id is not null as has_pay, asked.newest as asked, asked.job_profile_id is not null as has_interviews
             from catalog.job_profiles p
             left join (${FIGURES} and f.company_id = 0 and f.location_id = 0) as pay on pay.job_profile_id = p.id
             left join (select job_profile_id, ${NEWEST_INTERVIEW} as newest from (${INTERVIEWS}) as shown group by job_profile_id) as asked
               on asked.job_profile_id = p.id) as roles where has_jobs or has_pay or has_interviews`,
    keyType: 'integer',
    pages: `select page.path, page.day::text from thing cross join lateral (values
              ('/jobs/' || slug || '-jobs-prf', null::date, has_jobs),
              ('/profile/' || slug || '-salary', paid, has_pay),
              ('/profiles/' || slug || '/interview-questions', asked, has_interviews)
            ) as page (path, day, is_listed) where page.is_listed`,
  },
  rolesincities: {
    things: `select f.job_profile_id || '-' || f.location_id as key, p.slug as role, l.slug as city, f.newest
             from (${FIGURES} and f.company_id = 0 and f.location_id <> 0) as f
             join catalog.job_profiles p on p.id = f.job_profile_id join catalog.locations l on l.id = f.location_id`,
    keyType: 'text',
    pages: `select '/profile/' || role || '-salary?location=' || city, newest::text from thing`,
  },
  rolesatcompanies: {
    things: `select f.company_id || '-' || f.job_profile_id as key, c.slug as company, p.slug as role, f.newest
             from (${FIGURES} and f.company_id <> 0 and f.location_id = 0) as f
             join catalog.companies c on c.id = f.company_id join catalog.job_profiles p on p.id = f.job_profile_id`,
    keyType: 'text',
    pages: `select '/salaries/' || company || '-salaries?designation=' || role, newest::text from thing`,
  },
  interviewsatcompanies: {
    things: `select i.company_id || '-' || i.job_profile_id as key, c.slug as company, p.slug as role, i.newest
             from (select company_id, job_profile_id, ${NEWEST_INTERVIEW} as newest from (${INTERVIEWS}) as shown group by company_id, job_profile_id) as i
             join catalog.companies c on c.id = i.company_id join catalog.job_profiles p on p.id = i.job_profile_id`,
    keyType: 'text',
    pages: `select '/interviews/' || company || '-interview-questions/' || role, newest::text from thing`,
  },
  skills: {
    things: `select slug as key, questions, jobs from research.skill_counts where questions > 0 or jobs > 0`,
    keyType: 'text',
    pages: `select page.path, null::text from thing cross join lateral (values
              ('/skills/' || key || '-interview-questions', questions > 0),
              ('/jobs/' || key || '-jobs-ski', jobs > 0)
            ) as page (path, is_listed) where page.is_listed`,
  },
  questions: {
    things: `select q.id as key from research.interview_questions q where q.asked > 0 or q.listed > 0 or q.answers > 0`,
    keyType: 'uuid',
    pages: `select '/interviews/question/' || key, null::text from thing`,
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
  'listsofcompanies',
  'jobs',
  'roles',
  'rolesincities',
  'rolesatcompanies',
  'interviewsatcompanies',
  'skills',
  'questions',
  'colleges',
  'awards',
] as const satisfies readonly SiteSection[];

const KEYS = {
  integer: { form: /^\d{1,9}$/, least: '0' },
  uuid: { form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, least: '00000000-0000-0000-0000-000000000000' },
  text: { form: /^.{1,200}$/, least: '' },
} as const;

/** Returns null for an invalid key. */
export function parseSiteMapStart(section: SiteSection, named: string | undefined): string | null {
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

export const siteMapStarts = {
  posts: startsOf('posts'),
  communities: startsOf('communities'),
  companies: startsOf('companies'),
  listsofcompanies: startsOf('listsofcompanies'),
  jobs: startsOf('jobs'),
  roles: startsOf('roles'),
  rolesincities: startsOf('rolesincities'),
  rolesatcompanies: startsOf('rolesatcompanies'),
  interviewsatcompanies: startsOf('interviewsatcompanies'),
  skills: startsOf('skills'),
  questions: startsOf('questions'),
  colleges: startsOf('colleges'),
  awards: startsOf('awards'),
} as const;

/** Selects the pages of `$2` items of each section, from the key `$1` on. */
export const siteMapPages = {
  posts: pagesOf('posts'),
  communities: pagesOf('communities'),
  companies: pagesOf('companies'),
  listsofcompanies: pagesOf('listsofcompanies'),
  jobs: pagesOf('jobs'),
  roles: pagesOf('roles'),
  rolesincities: pagesOf('rolesincities'),
  rolesatcompanies: pagesOf('rolesatcompanies'),
  interviewsatcompanies: pagesOf('interviewsatcompanies'),
  skills: pagesOf('skills'),
  questions: pagesOf('questions'),
  colleges: pagesOf('colleges'),
  awards: pagesOf('awards'),
} as const;
