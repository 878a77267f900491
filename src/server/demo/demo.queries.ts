import type { CommunityType, ProfileType, Proof } from '@/contract/generated/feed';
import type { CareerStatusType, VerificationSource, Verified } from '@/contract/generated/user';
import { boolean, bytes, integer, moment, nullable, smallint, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { defineBulkInsert } from './bulk-insert';

/** Records that this database holds demo data. Returns no row where it does already, or where it holds anything else. */
export const claimDatabase = defineStatement({
  name: 'demo.claim-database',
  parameters: [text],
  columns: { name: text },
  text: `insert into platform.facts (name, value)
         select 'demo_data', $1
         where not exists (select 1 from identity.users) and not exists (select 1 from content.communities where type <> 'department')
         on conflict (name) do nothing returning name`,
});

/** Returns a row where the database holds demo data. */
export const demoClaim = defineStatement({
  name: 'demo.claim',
  parameters: [],
  columns: { value: text },
  text: `select value from platform.facts where name = 'demo_data'`,
});

const named = { id: integer, name: text } as const;

export const insertColleges = defineBulkInsert('catalog.colleges', { ...named, domain: nullable(text) });
export const insertTopics = defineBulkInsert('catalog.topics', { ...named, slug: text, description: text });
export const insertCompanies = defineBulkInsert('catalog.companies', {
  ...named,
  slug: text,
  industry_id: integer,
  headquarters: text,
  domain: nullable(text),
});
export const insertCommunities = defineBulkInsert('content.communities', {
  type: textOf<CommunityType>(),
  entity_id: integer,
  name: text,
  slug: text,
  category: text,
});

export const insertUsers = defineBulkInsert('identity.users', { id: uuid, public_id: text, name: text, email: text });
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
  variant_id: text,
  created_at: moment,
  payload_seal: bytes,
});

const authorColumns = {
  author_ref: bytes,
  author_seal: bytes,
  author_name: text,
  author_tagline: nullable(text),
  author_avatar: text,
  author_color: text,
  author_proof: nullable(textOf<Proof>()),
  profile_type: textOf<ProfileType>(),
} as const;

export const insertPosts = defineBulkInsert('content.posts', {
  id: uuid,
  status: text,
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
export const insertVotes = defineBulkInsert('content.votes', { post_id: uuid, voter_ref: bytes, value: smallint });
export const insertViews = defineBulkInsert('content.post_views', { post_id: uuid, viewer_ref: bytes });
