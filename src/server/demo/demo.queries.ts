import type { CommunityType, ProfileType, Proof } from '@/contract/generated/feed';
import type { PhotoAlbumName } from '@/contract/generated/photos';
import type { EmploymentType } from '@/contract/generated/review';
import type { CareerStatusType, VerificationSource, Verified } from '@/contract/generated/user';
import {
  arrayOf,
  boolean,
  bytes,
  date,
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
import { bylineColumns } from '@/server/services/talk/feed/posting/byline';
import { defineBulkInsert } from './bulk-insert';

/**
 * Records that this database holds demo data. Returns no row if it does already, or has any other
 * data.
 */
export const claimDatabase = defineStatement({
  name: 'demo.claim-database',
  parameters: [text],
  columns: { name: text },
  text: `insert into platform.facts (name, value)
         select 'demo_data', $1
         where not exists (select 1 from identity.users) and not exists (select 1 from content.communities where type <> 'department')
           and not exists (select 1 from platform.imports)
         on conflict (name) do nothing returning name`,
});

export const demoClaim = defineStatement({
  name: 'demo.claim',
  parameters: [],
  columns: { value: text },
  text: `select value from platform.facts where name = 'demo_data' and value <> 'removed'`,
});

const named = { id: integer, name: text } as const;

export const insertColleges = defineBulkInsert('catalog.colleges', {
  ...named,
  city: nullable(text),
  domain: nullable(text),
});
export const insertTopics = defineBulkInsert('catalog.topics', {
  ...named,
  slug: text,
  description: text,
  section: text,
});
export const insertCompanies = defineBulkInsert('catalog.companies', {
  ...named,
  slug: text,
  industry_id: integer,
  headquarters: text,
  domain: nullable(text),
});
export const insertCompanyProfiles = defineBulkInsert('research.company_profiles', {
  company_id: integer,
  about: text,
  founded_year: integer,
  indian_employees: text,
  global_employees: nullable(text),
  secondary_industry_id: nullable(integer),
  website: nullable(text),
  career_site_url: nullable(text),
  naukri_page_url: nullable(text),
  phone: nullable(text),
  email: nullable(text),
});
export const insertClaims = defineBulkInsert('research.employer_claims', {
  id: uuid,
  company_id: integer,
  claimant_ref: bytes,
  claimant_seal: bytes,
  domain: text,
  way: text,
  claimed_on: date,
  ends_on: date,
});
export const insertCompanyOffices = defineBulkInsert('research.company_offices', {
  company_id: integer,
  slug: text,
  position: smallint,
  city: text,
  location_id: nullable(integer),
  address: nullable(text),
  employees: nullable(text),
});
export const insertCompanyRelations = defineBulkInsert('research.company_relations', {
  company_id: integer,
  related_id: integer,
  kind: text,
});
export const insertCompanySections = defineBulkInsert('research.company_sections', {
  company_id: integer,
  section: text,
  content: jsonb(),
});
export const insertCompanyVideos = defineBulkInsert('research.company_videos', {
  company_id: integer,
  position: smallint,
  title: text,
  url: text,
});
export const insertCompanyRedirects = defineBulkInsert('research.company_redirects', {
  slug: text,
  company_id: integer,
});
export const updateCompanyFacts = defineStatement({
  name: 'demo.tell-of-company',
  parameters: [integer, arrayOf(text), arrayOf(text)],
  columns: {},
  text: 'update research.company_profiles set social_media = $2, info_tags = $3 where company_id = $1',
});
export const insertCommunities = defineBulkInsert('content.communities', {
  type: textOf<CommunityType>(),
  entity_id: integer,
  name: text,
  slug: text,
  category: text,
  about: nullable(text),
});

export const insertSalaries = defineBulkInsert('research.salaries', {
  id: uuid,
  company_id: integer,
  job_profile_id: integer,
  location_id: nullable(integer),
  experience: nullable(smallint),
  month: date,
  fixed: integer,
  variable: integer,
  stock: integer,
  joining_bonus: integer,
  employment: text,
  is_checked: boolean,
  was_ready: boolean,
  author_ref: bytes,
  author_seal: bytes,
});

export const insertInterviews = defineBulkInsert('research.interviews', {
  id: uuid,
  company_id: integer,
  job_profile_id: nullable(integer),
  location_id: nullable(integer),
  month: date,
  is_fresher: nullable(boolean),
  difficulty: nullable(smallint),
  outcome: nullable(text),
  is_fair: nullable(boolean),
  days: nullable(smallint),
  applied_through: nullable(text),
  rounds: jsonb<unknown>(),
  story: text,
  is_checked: boolean,
  natural_key: text,
});
export const insertQuestions = defineBulkInsert('research.interview_questions', {
  id: uuid,
  slug: text,
  text_key: text,
  text,
  company_id: integer,
  round: nullable(text),
  skills: arrayOf(text),
});
export const insertInterviewQuestions = defineBulkInsert('research.interview_asked', {
  interview_id: uuid,
  question_id: uuid,
});
export const insertAnswers = defineBulkInsert('research.interview_answers', {
  id: uuid,
  question_id: uuid,
  text,
  outcome: nullable(text),
  month: date,
  natural_key: text,
});

export const selectJobProfiles = defineStatement({
  name: 'demo.job-profiles',
  parameters: [arrayOf(text)],
  columns: named,
  text: 'select id, name from catalog.job_profiles where name = any($1)',
});
export const selectLocations = defineStatement({
  name: 'demo.locations',
  parameters: [arrayOf(text)],
  columns: named,
  text: 'select id, name from catalog.locations where name = any($1)',
});

export const insertUsers = defineBulkInsert('identity.users', {
  id: uuid,
  public_id: text,
  name: text,
  email: text,
  created_on: date,
});
export const insertAccounts = defineBulkInsert('identity.accounts', {
  provider: text,
  subject: text,
  user_id: uuid,
  email: text,
  email_verified: boolean,
});

export const insertPersonas = defineBulkInsert('persona.personas', {
  persona_ref: bytes,
  user_name: nullable(text),
  avatar_uri: nullable(text),
  avatar_color: nullable(text),
  is_reader: boolean,
  is_writer: boolean,
  selected_profile_type: textOf<ProfileType>(),
});
export const insertMemberships = defineBulkInsert('persona.memberships', {
  persona_ref: bytes,
  type: textOf<CommunityType>(),
  entity_id: integer,
});
export const insertCareers = defineBulkInsert('persona.career_statuses', {
  persona_ref: bytes,
  type: textOf<CareerStatusType>(),
  company_name: nullable(text),
  college_name: nullable(text),
  department_id: nullable(integer),
  industry_id: nullable(integer),
  job_profile: nullable(text),
  job_location: nullable(text),
  course_id: nullable(integer),
  course_name: nullable(text),
  specialization_id: nullable(integer),
  specialization: nullable(text),
  email_seal: nullable(bytes),
  verified: textOf<Verified>(),
  verification_source: textOf<VerificationSource>(),
});
export const insertNotifications = defineBulkInsert('persona.notifications', {
  id: uuid,
  inbox_ref: bytes,
  subject_ref: bytes,
  status: smallint,
  created_on: date,
  created_seal: bytes,
  payload_seal: bytes,
});

const authorColumns = {
  author_ref: bytes,
  author_seal: bytes,
  ...bylineColumns,
  profile_type: textOf<ProfileType>(),
} as const;

export const newestPostByTitle = defineStatement({
  name: 'demo.newest-titled',
  parameters: [text],
  columns: { id: uuid },
  text: 'select id from content.posts where title like $1 order by created_at desc limit 1',
});

export const setPostPicture = defineStatement({
  name: 'demo.show-picture',
  parameters: [uuid, jsonb<unknown>()],
  columns: {},
  text: `update content.posts set kind = 'image', media = $2 where id = $1`,
});

export const insertPosts = defineBulkInsert('content.posts', {
  id: uuid,
  status: text,
  kind: nullable(text),
  title: nullable(text),
  content: text,
  ...authorColumns,
  community_type: textOf<CommunityType>(),
  community_id: integer,
  created_at: moment,
  upvotes: integer,
  downvotes: integer,
  comments_count: integer,
  views_count: integer,
});
export const insertComments = defineBulkInsert('content.comments', {
  id: uuid,
  post_id: uuid,
  content: text,
  ...authorColumns,
  created_at: moment,
  upvotes: integer,
});
export const insertBallots = defineBulkInsert('content.ballots', {
  post_id: uuid,
  options: jsonb(),
  counts: arrayOf(integer),
  closes_at: nullable(moment),
  end_told: boolean,
});
export const insertPicks = defineBulkInsert('content.picks', { post_id: uuid, voter_ref: bytes, option_id: smallint });
export const insertVotes = defineBulkInsert('content.votes', { post_id: uuid, voter_ref: bytes, value: smallint });
export const insertViews = defineBulkInsert('content.post_views', { post_id: uuid, viewer_ref: bytes, ends_on: date });

export const insertReviews = defineBulkInsert('research.reviews', {
  id: uuid,
  company_id: integer,
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
  department_id: nullable(integer),
  job_profile_id: nullable(integer),
  location_id: nullable(integer),
  employment: textOf<EmploymentType>(),
  is_current: boolean,
  years: smallint,
  liked: arrayOf(text),
  disliked: arrayOf(text),
  proof: nullable(textOf<Proof>()),
  created_at: moment,
  helpful: integer,
});
export const selectDepartments = defineStatement({
  name: 'demo.departments',
  parameters: [arrayOf(text)],
  columns: named,
  text: 'select id, name from catalog.departments where name = any($1)',
});

export const insertBenefits = defineBulkInsert('research.benefit_reports', {
  id: uuid,
  company_id: integer,
  codes: arrayOf(text),
  text: nullable(text),
  department_id: integer,
  location_id: nullable(integer),
  is_current: boolean,
  proof: nullable(textOf<Proof>()),
  created_at: moment,
});

export const insertTenures = defineBulkInsert('research.tenure_reports', {
  id: uuid,
  company_id: integer,
  job_profile_id: nullable(integer),
  department_id: nullable(integer),
  location_id: nullable(integer),
  joined: date,
  ended: nullable(date),
  told: date,
  answers: jsonb<Readonly<Record<string, string>>>(),
  natural_key: text,
});

export const insertApplicationLists = defineBulkInsert('persona.application_lists', {
  list_ref: bytes,
  list_seal: bytes,
});

export const insertPhotos = defineBulkInsert('research.photos', {
  id: uuid,
  company_id: integer,
  album: textOf<PhotoAlbumName>(),
  caption: text,
  url: text,
  width: integer,
  height: integer,
  location_id: nullable(integer),
  created_at: moment,
});
