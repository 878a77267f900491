import type { ContributionKind } from '@/server/platform/own-ids/contribution-tables';
import { CONTRIBUTION_TABLES } from '@/server/platform/own-ids/contribution-tables';
import { arrayOf, bigint, bytes, integer, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const COUNTED = {
  accounts: 'identity.users',
  posts: 'content.posts',
  comments: 'content.comments',
  reviews: 'research.reviews',
  salaries: 'research.salaries',
  interviews: 'research.interviews',
  'interview questions': 'research.interview_questions',
  'reports of benefits': 'research.benefit_reports',
  photos: 'research.photos',
  openings: 'research.jobs',
  companies: 'catalog.companies',
  topics: 'catalog.topics',
  colleges: 'catalog.colleges',
} as const;

export const countRows = defineStatement({
  name: 'demo.count-rows',
  parameters: [],
  columns: { what: text, n: bigint },
  text: Object.entries(COUNTED)
    .map(([what, table]) => `select '${what}' as what, count(*) as n from ${table}`)
    .join(' union all '),
});

export const inventedPeople = defineStatement({
  name: 'demo.people',
  parameters: [text],
  columns: { user_id: uuid },
  text: `select user_id from identity.accounts where provider = 'google' and starts_with(subject, $1)`,
});

/** People who only contributed a salary. They cannot sign in. */
export const demoAuthors = defineStatement({
  name: 'demo.authors',
  parameters: [],
  columns: { user_id: uuid },
  text: `select id as user_id from identity.users u where email = u.id || '@mail.example'
         and not exists (select from identity.accounts a where a.user_id = u.id)`,
});

const BATCH = 1_000;

const sealedIn = (kind: ContributionKind) =>
  defineStatement({
    name: `demo.sealed-${kind}`,
    parameters: [uuid],
    columns: { id: uuid, author_seal: bytes },
    text: `select id, author_seal from ${CONTRIBUTION_TABLES[kind]} where id > $1 and length(author_seal) > 0 order by id limit ${BATCH}`,
  });

/** Selects the next `BATCH` contributions of a kind after id `$1` that have an author. */
export const contributionsWithAuthor = {
  posts: sealedIn('posts'),
  comments: sealedIn('comments'),
  reviews: sealedIn('reviews'),
  salaries: sealedIn('salaries'),
  interviews: sealedIn('interviews'),
  benefits: sealedIn('benefits'),
  photos: sealedIn('photos'),
  tenures: sealedIn('tenures'),
  answers: sealedIn('answers'),
  companies: sealedIn('companies'),
} as const;

export const removeDemoAuthors = defineStatement({
  name: 'demo.remove-authors',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: 'delete from identity.users where id = any($1)',
});

export const endedNames = defineStatement({
  name: 'demo.ended-names',
  parameters: [],
  columns: { name_hash: bytes },
  text: 'select name_hash from persona.ended_names',
});

export const releaseNamesExcept = defineStatement({
  name: 'demo.free-names',
  parameters: [arrayOf(bytes)],
  columns: {},
  text: 'delete from persona.ended_names where not (name_hash = any($1))',
});

/** Counts posts and comments of `$1` that remain without text because others replied. */
export const countEmptiedContributions = defineStatement({
  name: 'demo.emptied',
  parameters: [arrayOf(uuid)],
  columns: { n: bigint },
  text: `select (select count(*) from content.posts where id = any($1)) + (select count(*) from content.comments where id = any($1)) as n`,
});

/**
 * Deletes contributions without author and import. Users' contributions keep an author reference even after the account
 * is gone.
 */
export const removeAuthorlessContributions = [
  'delete from research.answers where author_ref is null',
  `delete from moderation.cases where state <> 'CLOSED'
     and item_id in (select id from research.reviews where author_ref is null and source_key is null)`,
  'delete from research.reviews where author_ref is null and source_key is null',
  'delete from research.benefit_reports where author_ref is null',
  'delete from research.photos where author_ref is null',
  `delete from research.tenure_reports where natural_key like 'demo%'`,
  'delete from research.jobs where import_key is null',
  `delete from research.interview_answers where natural_key like 'demo:%'`,
  `create temporary table demo_questions on commit drop as
     select distinct question_id from research.interview_asked a join research.interviews i on i.id = a.interview_id where i.natural_key like 'demo:%'`,
  `delete from research.interviews where natural_key like 'demo:%'`,
  `delete from research.interview_questions q using demo_questions d where q.id = d.question_id and q.import_ids is null
     and not exists (select from research.interview_asked where question_id = q.id)
     and not exists (select from research.interview_answers where question_id = q.id)`,
  'drop table demo_questions',
  `delete from persona.talks t where t.room_type is not null
     and not exists (select from persona.room_members r where r.talk_id = t.id)
     and not exists (select from persona.messages m where m.talk_id = t.id and m.face_seal is not null)`,
].join(';\n');

/** Selects invented companies by name, except those that an import mentions. */
export const inventedCompanies = defineStatement({
  name: 'demo.companies',
  parameters: [arrayOf(text)],
  columns: { id: integer, name: text },
  text: 'select id, name from catalog.companies where name = any($1) and import_ids is null order by id',
});

export const removeCompanyFacts = (
  [
    'company_profiles',
    'company_offices',
    'company_sections',
    'company_videos',
    'company_redirects',
    'employer_claims',
    'company_corrections',
    'company_domains',
    'invited_counts',
    'invited_shares',
    'tenure_groupings',
  ] as const
).map((table) =>
  defineStatement({
    name: `demo.remove-${table}`,
    parameters: [arrayOf(integer)],
    columns: {},
    text: `delete from research.${table} where company_id = any($1)`,
  }),
);

export const removeCompanyRelations = defineStatement({
  name: 'demo.remove-relations',
  parameters: [arrayOf(integer)],
  columns: {},
  text: 'delete from research.company_relations where company_id = any($1) or related_id = any($1)',
});

/** Deletes the award lists that contain companies `$1`. They are counted again. */
export const removeAwards = defineStatement({
  name: 'demo.remove-awards',
  parameters: [arrayOf(integer)],
  columns: {},
  text: 'delete from research.award_editions where year in (select year from research.award_places where company_id = any($1))',
});

export const removeCases = defineStatement({
  name: 'demo.remove-cases',
  parameters: [arrayOf(uuid)],
  columns: {},
  text: `delete from moderation.cases where state <> 'CLOSED' and item_id = any($1)`,
});

export const removeLogos = defineStatement({
  name: 'demo.remove-logos',
  parameters: [arrayOf(integer)],
  columns: {},
  text: 'update catalog.companies set logo = null where id = any($1) and logo is not null',
});

export const removeTopics = defineStatement({
  name: 'demo.remove-topics',
  parameters: [arrayOf(text)],
  columns: {},
  text: `with gone as (
           delete from content.communities c using catalog.topics t
           where c.type = 'topic' and c.entity_id = t.id and t.name = any($1) and c.posts_count = 0 and c.follows_count = 0
             and not exists (select from content.posts p where p.community_type = 'topic' and p.community_id = t.id)
           returning c.entity_id
         )
         delete from catalog.topics t using gone where t.id = gone.entity_id`,
});

export const removeColleges = defineStatement({
  name: 'demo.remove-colleges',
  parameters: [arrayOf(text)],
  columns: {},
  text: 'delete from catalog.colleges where name = any($1) and import_ids is null',
});

export const markDemoRemoved = defineStatement({
  name: 'demo.mark-removed',
  parameters: [],
  columns: {},
  text: `update platform.facts set value = 'removed' where name = 'demo_data'`,
});
