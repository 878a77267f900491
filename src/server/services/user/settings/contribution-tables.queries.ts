import { arrayOf, bytes, from, jsonb, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { TableRow } from './csv';

/** A table of what users contribute about companies, with what the end and the copy of an account ask of it. */
interface TableParts {
  /** Of the export's file. */
  readonly name: string;
  readonly table: string;
  /** The export's rows; `$1` are the ids. */
  readonly exported: string;
  /** Removes what hangs on the rows `$1` and is to go with them: a common table expression; none as a rule. */
  readonly alsoErased?: string;
  /** Columns beside the author's that are emptied where a row stays and nobody is tied to it any more. */
  readonly alsoUnlinked?: string;
}

function contributionTable({ name, table, exported, alsoErased = '', alsoUnlinked = '' }: TableParts) {
  return {
    name,
    /** The 1,000 rows by users behind the id `$1`. */
    behind: defineStatement({
      name: `settings.${name}-behind`,
      parameters: [uuid],
      columns: { id: uuid, author_ref: from(`coalesce(author_ref, ''::bytea)`, bytes) },
      text: `select id, coalesce(author_ref, ''::bytea) as author_ref from ${table}
             where author_ref is not null and id > $1 order by id limit 1000`,
    }),
    exported: defineStatement({
      name: `export.${name}`,
      parameters: [arrayOf(uuid)],
      columns: { row: jsonb<TableRow>() },
      text: `select to_jsonb(x) as row from (${exported}) x`,
    }),
    erase: defineStatement({
      name: `settings.erase-${name}`,
      parameters: [arrayOf(uuid)],
      columns: {},
      text: `${alsoErased} delete from ${table} where id = any($1)`,
    }),
    /** `$2` has a reference of nobody for each. */
    unlink: defineStatement({
      name: `settings.unlink-${name}`,
      parameters: [arrayOf(uuid), arrayOf(bytes)],
      columns: {},
      text: `update ${table} t set author_ref = gone.ref, author_seal = ''::bytea${alsoUnlinked}
             from unnest($1::uuid[], $2::bytea[]) as gone (id, ref) where t.id = gone.id`,
    }),
  };
}

/** The tables of contributions about companies: none may be missing, or an account's end and its copy are not whole. */
export const CONTRIBUTION_TABLES = [
  contributionTable({
    name: 'salaries',
    table: 'research.salaries',
    alsoUnlinked: ', once_ref = null',
    exported: `select s.id, c.name as company, j.name as job_profile, l.name as city, d.name as department, s.experience, s.month, s.fixed, s.variable, s.stock
               from research.salaries s join catalog.companies c on c.id = s.company_id
               join catalog.job_profiles j on j.id = s.job_profile_id left join catalog.locations l on l.id = s.location_id
               left join catalog.departments d on d.id = s.department_id
               where s.id = any($1) order by s.month`,
  }),
  contributionTable({
    name: 'interviews',
    table: 'research.interviews',
    alsoUnlinked: ', once_ref = null',
    // A question that nobody else was asked goes with the report: it is its author's words. One that was answered stays for those who answered.
    alsoErased: `with questions as (
                   delete from research.interview_questions q
                   where q.answers = 0 and not exists (select from content.posts p where p.question_id = q.id)
                     and exists (select from research.interview_asked a where a.question_id = q.id and a.interview_id = any($1))
                     and not exists (select from research.interview_asked a where a.question_id = q.id and a.interview_id <> all($1))
                 )`,
    exported: `select i.id, c.name as company, j.name as job_profile, l.name as city, i.month, i.difficulty, i.outcome, i.days, i.applied_through,
                 i.rounds, i.story,
                 (select jsonb_agg(q.text) from research.interview_asked a join research.interview_questions q on q.id = a.question_id
                  where a.interview_id = i.id) as questions
               from research.interviews i join catalog.companies c on c.id = i.company_id
               left join catalog.job_profiles j on j.id = i.job_profile_id left join catalog.locations l on l.id = i.location_id
               where i.id = any($1) order by i.month`,
  }),
  contributionTable({
    name: 'reviews',
    table: 'research.reviews',
    alsoUnlinked: ', once_ref = null',
    exported: `select r.id, c.name as company, r.status, r.title, r.likes, r.dislikes, r.rating, r.balance, r.pay, r.security, r.promotions, r.skills,
                 r.culture, r.satisfaction, j.name as job_profile, d.name as department, l.name as city, r.employment, r.is_current, r.years,
                 r.created_at, r.edited_at
               from research.reviews r join catalog.companies c on c.id = r.company_id
               left join catalog.job_profiles j on j.id = r.job_profile_id left join catalog.departments d on d.id = r.department_id
               left join catalog.locations l on l.id = r.location_id
               where r.id = any($1) order by r.created_at`,
  }),
  contributionTable({
    name: 'benefits',
    table: 'research.benefit_reports',
    alsoUnlinked: ', once_ref = null',
    exported: `select b.id, c.name as company, b.codes, b.text, d.name as department, l.name as city, b.is_current, b.created_at
               from research.benefit_reports b join catalog.companies c on c.id = b.company_id
               left join catalog.departments d on d.id = b.department_id left join catalog.locations l on l.id = b.location_id
               where b.id = any($1) order by b.created_at`,
  }),
  contributionTable({
    name: 'company_photos',
    table: 'research.photos',
    exported: `select p.id, c.name as company, p.status, p.album, p.caption, l.name as city, p.url, p.created_at
               from research.photos p join catalog.companies c on c.id = p.company_id
               left join catalog.locations l on l.id = p.location_id
               where p.id = any($1) order by p.created_at`,
  }),
] as const;

export type ContributionTable = (typeof CONTRIBUTION_TABLES)[number];
