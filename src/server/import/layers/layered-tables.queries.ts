import { OTHER_INDUSTRY } from '@/core/research/company/industries.rules';
import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';
import { importedLogo, logoOverridingImports } from '@/server/import/pictures/imported-logos.queries';
import { isCorrected } from './corrected-facts';
import { defineLayeredTable } from './layered-table.queries';

const corrected = (id: string, field: CorrectedField, column: string) =>
  `case when ${isCorrected(id, field)} then jsonb_build_object('${column}', t.${column}) else '{}' end`;

/** Layers of reviews. A newer file changes reviews that have ids. */
export const layeredReviews = defineLayeredTable({
  name: 'research.reviews',
  id: 'id',
  idType: 'uuid',
  key: 'source_key',
  values: {
    rating: '3',
    balance: 'null',
    pay: 'null',
    security: 'null',
    promotions: 'null',
    skills: 'null',
    culture: 'null',
    satisfaction: 'null',
    department_id: 'null',
    job_profile_id: 'null',
    location_id: 'null',
    employment: 'null',
    is_current: 'null',
    years: 'null',
    title: 'null',
    likes: 'null',
    dislikes: 'null',
    liked: `'[]'::jsonb`,
    disliked: `'[]'::jsonb`,
  },
});

export const layeredSalaries = defineLayeredTable({
  name: 'research.salaries',
  id: 'id',
  idType: 'uuid',
  key: 'natural_key',
  values: { month: 'month', fixed: 'fixed', variable: '0', stock: '0', reports: '1', experience: 'null' },
});

export const layeredInterviews = defineLayeredTable({
  name: 'research.interviews',
  id: 'id',
  idType: 'uuid',
  key: 'natural_key',
  values: {
    month: 'month',
    job_profile_id: 'null',
    location_id: 'null',
    difficulty: 'null',
    outcome: 'null',
    is_fair: 'null',
    days: 'null',
    applied_through: 'null',
  },
});

export const layeredTenures = defineLayeredTable({
  name: 'research.tenure_reports',
  id: 'id',
  idType: 'uuid',
  key: 'natural_key',
  values: {
    job_profile_id: 'null',
    department_id: 'null',
    location_id: 'null',
    ended: 'null',
    told: 'told',
    answers: 'answers',
  },
});

/** Layers of questions, which stay while a report has them or a user has answered. */
export const layeredQuestions = defineLayeredTable({
  name: 'research.interview_questions',
  id: 'id',
  idType: 'uuid',
  key: 'id',
  values: { job_profile_id: 'null', listed: '0', source_url: 'null' },
  isUsed: 't.asked > 0 or t.answers > 0',
});

export const layeredJobs = defineLayeredTable({
  name: 'research.jobs',
  id: 'id',
  idType: 'uuid',
  key: 'import_key',
  values: {
    title: 'title',
    job_profile_id: 'null',
    description: 'null',
    location_ids: `'[]'::jsonb`,
    work_mode: 'null',
    employment: 'null',
    min_experience: 'null',
    max_experience: 'null',
    min_ctc: 'null',
    max_ctc: 'null',
    currency: `'INR'`,
    skills: `'[]'::jsonb`,
    apply_url: 'null',
    posted_on: 'posted_on',
    is_day_known: 'is_day_known',
    first_posted_on: 'first_posted_on',
    times_posted: '1',
  },
});

export const layeredProfiles = defineLayeredTable({
  name: 'research.company_profiles',
  id: 'company_id',
  idType: 'integer',
  key: 'company_id',
  values: {
    about: 'null',
    founded_year: 'null',
    indian_employees: 'null',
    global_employees: 'null',
    website: 'null',
    career_site_url: 'null',
    secondary_industry_id: 'null',
    social_media: `'[]'::jsonb`,
    info_tags: `'[]'::jsonb`,
  },
  above: [
    corrected('t.company_id', 'EMPLOYEES_WORLDWIDE', 'global_employees'),
    corrected('t.company_id', 'WEBSITE', 'website'),
    corrected('t.company_id', 'CAREER_SITE', 'career_site_url'),
  ].join(' || '),
  isUsed: 'exists (select from research.company_corrections a where a.company_id = t.company_id)',
});

/** Defines a table of entries of companies' pages (kinds/profiles). */
const entriesOf = (name: string, values: Readonly<Record<string, string>>, isUsed = 'false') =>
  defineLayeredTable({
    name: `research.company_${name}`,
    id: 'import_key',
    idType: 'text',
    key: 'import_key',
    values,
    isUsed,
  });

export const layeredEntries = {
  sections: entriesOf('sections', { content: 'content' }),
  // A video that a moderator removed stays removed.
  videos: entriesOf('videos', { title: 'title' }, `t.status <> 'LIVE'`),
  offices: entriesOf('offices', { address: 'null' }),
  relations: entriesOf('relations', { kind: 'kind' }),
} as const;

export const layeredCompanies = defineLayeredTable({
  name: 'catalog.companies',
  id: 'id',
  idType: 'integer',
  key: 'id',
  values: {
    aliases: `'[]'::jsonb`,
    weight: '0',
    industry_id: `(select o.id from catalog.industries o where o.name = '${OTHER_INDUSTRY}')`,
    headquarters: `''`,
    domain: 'null',
    logo: 'null',
  },
  current: { logo: importedLogo },
  above: `${logoOverridingImports.company} || ${corrected('t.id', 'HEADQUARTERS', 'headquarters')}`,
  keptBy: [
    'research.reviews.company_id',
    'research.salaries.company_id',
    'research.interviews.company_id',
    'research.interview_questions.company_id',
    'research.jobs.company_id',
    'research.benefit_reports.company_id',
    'research.tenure_reports.company_id',
    'research.photos.company_id',
    'research.company_sections.company_id',
    'research.company_videos.company_id',
    'research.company_offices.company_id',
    'research.company_relations.company_id',
    'research.company_relations.related_id',
    'research.company_proposals.same_as',
  ],
  // Posts deleted above others' comments are in no count.
  isUsed: `exists (select from content.communities c where c.type = 'company' and c.entity_id = t.id and c.follows_count > 0)
    or exists (select from content.posts p where p.community_type = 'company' and p.community_id = t.id)`,
});

const list = (name: string, values: Readonly<Record<string, string>>, keptBy: readonly string[], isUsed = 'false') =>
  defineLayeredTable({
    name: `catalog.${name}`,
    id: 'id',
    idType: 'integer',
    key: 'id',
    values: { aliases: `'[]'::jsonb`, ...values },
    keptBy,
    isUsed,
  });

export const layeredJobProfiles = list('job_profiles', {}, [
  'research.reviews.job_profile_id',
  'research.salaries.job_profile_id',
  'research.interviews.job_profile_id',
  'research.tenure_reports.job_profile_id',
  'research.interview_questions.job_profile_id',
  'research.jobs.job_profile_id',
]);
export const layeredIndustries = list('industries', {}, [
  'catalog.companies.industry_id',
  'research.company_profiles.secondary_industry_id',
]);
export const layeredLocations = list(
  'locations',
  { state: 'null' },
  [
    'research.reviews.location_id',
    'research.salaries.location_id',
    'research.interviews.location_id',
    'research.company_offices.location_id',
    'research.benefit_reports.location_id',
    'research.tenure_reports.location_id',
    'research.photos.location_id',
  ],
  't.id in (select unnest(location_ids) from research.jobs)',
);
export const layeredColleges = defineLayeredTable({
  name: 'catalog.colleges',
  id: 'id',
  idType: 'integer',
  key: 'id',
  values: {
    aliases: `'[]'::jsonb`,
    city: 'null',
    state: 'null',
    domain: 'null',
    ownership: 'null',
    weight: '0',
    logo: 'null',
  },
  current: { logo: importedLogo },
  above: logoOverridingImports.college,
});
export const layeredSkills = list('skills', {}, []);
export const layeredCourses = list('courses', {}, []);
export const layeredSpecializations = list('specializations', {}, []);

export const layeredLists = {
  industries: layeredIndustries,
  job_profiles: layeredJobProfiles,
  skills: layeredSkills,
  courses: layeredCourses,
  specializations: layeredSpecializations,
} as const;

/** All tables that an import writes in layers. Referenced tables come last. */
export const layeredTables = [
  layeredReviews,
  layeredSalaries,
  layeredInterviews,
  layeredQuestions,
  layeredJobs,
  layeredTenures,
  layeredProfiles,
  ...Object.values(layeredEntries),
  layeredCompanies,
  layeredJobProfiles,
  layeredIndustries,
  layeredLocations,
  layeredColleges,
  layeredSkills,
  layeredCourses,
  layeredSpecializations,
] as const;
