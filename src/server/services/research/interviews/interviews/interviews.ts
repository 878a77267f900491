import type { InterviewPage, InterviewQuestionPage } from '@/contract/generated/interviews';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import { inFives } from '@/core/kernel/figures/shown-numbers.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { ROUND_NAMES } from '@/core/research/interviews/round-kinds.rules';
import type { InterviewsHandlers } from '@/server/contract/generated/interviews';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { isUuid } from '@/server/platform/uuid';
import { presentFigures, presentInterview, presentQuestion } from './interview.presenter';
import type { InterviewScope } from './interview.queries';
import { companyByUrlName, designationsOf, jobProfileBySlug, reportsOf } from './interview.queries';
import {
  answersOfUsers,
  answersTo,
  askedElsewhere,
  questionsForSkill,
  questionsOf,
  selectQuestion,
} from './question.queries';
import { skillsAt } from './skill.queries';

export interface InterviewsDeps {
  readonly database: Database;
}

const ROUND_KIND_NAMES = Object.keys(ROUND_NAMES);
const EXPERIENCES = new Map([
  ['fresher', true],
  ['experienced', false],
]);

interface Named {
  readonly company?: string;
  readonly designation?: string;
}

export function createInterviews({ database }: InterviewsDeps): Omit<InterviewsHandlers, 'giveInterview'> {
  const companyNamed = async (key: string) => (await database.query(companyByUrlName, key.toLowerCase()))[0];
  const jobProfileNamed = async (key: string) => (await database.query(jobProfileBySlug, key.toLowerCase()))[0];

  async function scopeOf(named: Named) {
    const [company, designation] = await Promise.all([
      named.company === undefined ? null : companyNamed(named.company),
      named.designation === undefined ? null : jobProfileNamed(named.designation),
    ]);
    if (company === undefined) throw companyNotFound();
    if (designation === undefined) throw jobProfileNotFound();
    return {
      company,
      designation,
      name: scopeName(company, designation),
      ids: [company?.id ?? 0, designation?.id ?? 0] as const,
    };
  }

  async function questionsIn(
    name: InterviewScope,
    ids: readonly [number, number],
    round: string | null,
    page: number,
    limit: number,
  ) {
    const [rows, [counted]] = await Promise.all([
      database.query(questionsOf[name].page(limit), ...ids, round, (page - 1) * limit),
      database.query(questionsOf[name].total, ...ids, round),
    ]);
    return { items: rows.map(presentQuestion), total: counted?.total ?? 0 };
  }

  async function questionsAbout(urlName: string, page: number, limit: number): Promise<InterviewQuestionPage> {
    // PostgreSQL refuses NUL in text.
    const [skill] = await database.query(skillsAt, [urlName.toLowerCase().replaceAll('\0', '')]);
    if (skill === undefined) throw new Error('A skill that was asked for has no row.');
    const { slug, jobs } = skill;
    const [rows, [counted]] = await Promise.all([
      database.query(questionsForSkill.page(limit), slug, (page - 1) * limit),
      database.query(questionsForSkill.total, slug),
    ]);
    const items = rows.map(presentQuestion);
    const name = skill.name ?? items[0]?.skills.find(({ key }) => key === slug)?.name ?? null;
    const total = counted?.total ?? 0;
    const isOfUse = name !== null && total + jobs > 0;
    return {
      items,
      page,
      limit,
      total,
      anyDesignation: false,
      skill: isOfUse ? { key: slug, name } : null,
      jobsCount: jobs,
    };
  }

  return {
    async listInterviews({ query: { page, limit, experience, outcome, difficulty, round, ...named } }) {
      const { name, ids } = await scopeOf(named);
      const isFresher = EXPERIENCES.get(experience ?? '') ?? null;
      const ended = INTERVIEW_OUTCOMES.find((one) => one === outcome) ?? null;
      const hard = INTERVIEW_DIFFICULTIES.findIndex((one) => one === difficulty) + 1;
      const kind = ROUND_KIND_NAMES.find((one) => one === round) ?? null;
      const leftOut: InterviewPage['leftOut'] = [
        ...(experience !== undefined && isFresher === null ? (['experience'] as const) : []),
        ...(outcome !== undefined && ended === null ? (['outcome'] as const) : []),
        ...(difficulty !== undefined && hard === 0 ? (['difficulty'] as const) : []),
        ...(round !== undefined && kind === null ? (['round'] as const) : []),
      ];
      const chosen = [isFresher, ended, hard === 0 ? null : hard, kind] as const;
      const [rows, [counted]] = await Promise.all([
        database.query(reportsOf[name].page(limit), ...ids, ...chosen, (page - 1) * limit),
        database.query(reportsOf[name].total, ...ids, ...chosen),
      ]);
      return {
        status: 200,
        body: { items: rows.map(presentInterview), page, limit, total: counted?.total ?? 0, leftOut },
      };
    },

    async getInterviewSummary({ query }) {
      const { company, designation, name, ids } = await scopeOf(query);
      const [[figures], [questions], designations] = await Promise.all([
        database.query(reportsOf[name].summary, ...ids),
        database.query(questionsOf[name].total, ...ids, null),
        company === null ? [] : database.query(designationsOf, company.id),
      ]);
      if (figures === undefined) throw new Error('A summary of interviews has no row.');
      return {
        status: 200,
        body: {
          company: company?.company ?? null,
          designation: designation && { key: designation.key, name: designation.name },
          questionsCount: questions?.total ?? 0,
          ...presentFigures(figures),
          onlyCompany: company === null ? figures.only_company : null,
          designations: designations.map(({ key, name: title, count }) => ({ key, name: title, count })),
        },
      };
    },

    async listInterviewQuestions({ query: { page, limit, skill, round, ...named } }) {
      if (skill !== undefined) return { status: 200, body: await questionsAbout(skill, page, limit) };
      const { company, designation, name, ids } = await scopeOf(named);
      const like = round === undefined ? null : ROUND_NAMES[round];
      const found = await questionsIn(name, ids, like, page, limit);
      const anyDesignation = designation !== null && found.total === 0;
      const shown = anyDesignation
        ? await questionsIn(scopeName(company, null), [ids[0], 0], like, page, limit)
        : found;
      return { status: 200, body: { ...shown, page, limit, anyDesignation, skill: null, jobsCount: null } };
    },

    async getInterviewQuestion({ path: { questionId } }) {
      // PostgreSQL refuses NUL in text.
      const key = questionId.toLowerCase().replaceAll('\0', '');
      const [row] = await database.query(selectQuestion, isUuid(key) ? key : null, key);
      if (row === undefined) throw questionNotFound();
      const [answers, ofUsers, elsewhere] = await Promise.all([
        database.query(answersTo, row.id),
        database.query(answersOfUsers, row.id),
        database.query(askedElsewhere, row.id),
      ]);
      return {
        status: 200,
        body: {
          question: presentQuestion(row),
          elsewhere: elsewhere.map(({ id, company, asked }) => ({
            questionId: id,
            company,
            askedCount: inFives(asked),
          })),
          answers: answers.map(({ id, text, author_name, outcome, month }) => ({
            answerId: id,
            text,
            authorName: author_name,
            outcome,
            month,
          })),
          answersOfUsers: ofUsers.map(({ text, author_name, created_at, upvotes }) => ({
            text,
            authorName: author_name,
            createdAt: minuteOf(created_at),
            upvotes,
          })),
          postId: row.post_id,
        },
      };
    },
  };
}

function scopeName(company: object | null, designation: object | null): InterviewScope {
  if (company === null) return designation === null ? 'all' : 'jobProfile';
  return designation === null ? 'company' : 'both';
}

function companyNotFound(): Problem {
  return new Problem(404, 'company_not_found', companyRefusals.notNamed);
}

function jobProfileNotFound(): Problem {
  return new Problem(404, 'job_profile_not_found', companyRefusals.jobProfileNotNamed);
}

function questionNotFound(): Problem {
  return new Problem(404, 'question_not_found', interviewRefusals.questionNotFound);
}
