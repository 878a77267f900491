import { monthBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { questionKeyOf } from '@/core/research/interviews/question-name.rules';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import {
  insertAnswers,
  insertInterviewQuestions,
  insertInterviews,
  insertQuestions,
  selectJobProfiles,
  selectLocations,
} from './demo.queries';
import type { DemoQuestion } from './demo-data';
import { companies, industries, interviewQuestions, interviewStories, payOfCities, rolesWithPay } from './demo-data';
import { Random } from './random';

const EMPTY_FROM_END = 1;
const EVERY_THIN = 7;
const MAX_MONTHS = 26;
const OUTCOMES = [
  'offer',
  'offer',
  'offer',
  'noOffer',
  'noOffer',
  'noOffer',
  'noOffer',
  'noAnswer',
  'noAnswer',
  'declined',
] as const;
const DIFFICULTIES = [1, 2, 2, 2, 2, 3, 3, 4];
const APPLIED = ['applied on the site', 'referred', 'campus', 'a recruiter called', 'job portal'];
const MINUTES = [20, 30, 45, 60, 60, 75, 90];

export async function loadInterviews(tx: Database, scale: number, now: number): Promise<void> {
  const random = new Random('interviews');
  const cities = [...new Set([...Object.keys(payOfCities), ...companies.map(({ city }) => city)])];
  const roles = [...new Set(Object.values(rolesWithPay).flatMap((list) => list.map(({ name }) => name)))];
  const roleIds = idsIn(await tx.query(selectJobProfiles, roles));
  const cityIds = idsIn(await tx.query(selectLocations, cities));
  const interviews = [];
  const questions = [];
  const asked = [];
  const answers = [];
  for (const [place, company] of companies.entries()) {
    if (place >= companies.length - EMPTY_FROM_END) continue;
    const family = industries.find(({ name }) => name === company.industry)?.family ?? 'services';
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const many = Math.min(260, Math.round(random.skewed(place === 0 ? 5.2 : 2.8, 0.7)) + 3) * scale;
    const bank = interviewQuestions[family].map((question) => ({ question, id: random.uuid() }));
    const companyId = place + 1;
    const used = new Set<DemoQuestion>();
    for (let number = 0; number < (isThin ? random.integer(1, 4) : many); number += 1) {
      const id = random.uuid();
      const names = random.sample(bank, random.integer(1, 3));
      const rounds = [...new Set(names.map(({ question }) => question.round)), 'HR'].map((name, round) => ({
        name,
        minutes: random.pick(MINUTES),
        day: 1 + round * random.integer(2, 7),
      }));
      const role = random.pick(rolesWithPay[family]).name;
      interviews.push({
        id,
        company_id: companyId,
        job_profile_id: roleIds.get(role) ?? null,
        location_id: cityIds.get(random.chance(0.6) ? company.city : random.pick(cities)) ?? null,
        month: monthBefore(now, Math.min(MAX_MONTHS, Math.floor(random.skewed(1.5, 0.8)))),
        is_fresher: random.chance(0.9) ? random.chance(0.32) : null,
        difficulty: random.pick(DIFFICULTIES),
        outcome: random.pick(OUTCOMES),
        is_fair: random.chance(0.9) ? random.chance(0.72) : null,
        days: random.chance(0.85) ? Math.min(120, Math.round(random.skewed(2.8, 0.5))) : null,
        applied_through: random.pick(APPLIED),
        rounds: JSON.stringify(uniqueByName(rounds)),
        story: random.chance(0.8) ? random.pick(interviewStories) : '',
        is_checked: random.chance(0.4),
        natural_key: `demo:${id}`,
      });
      for (const { question, id: questionId } of names) {
        used.add(question);
        asked.push({ interview_id: id, question_id: questionId });
      }
    }
    for (const { question, id } of bank.filter((one) => used.has(one.question))) {
      questions.push({
        id,
        slug: `${urlNameOf(question.text).slice(0, 60)}-${urlNameOf(company.name)}`,
        text_key: questionKeyOf(question.text),
        text: question.text,
        company_id: companyId,
        round: question.round,
        skills: question.skills,
      });
      for (const [number, text] of question.answers.entries()) {
        answers.push({
          id: random.uuid(),
          question_id: id,
          text,
          outcome: random.pick(OUTCOMES),
          month: monthBefore(now, random.integer(0, 9)),
          natural_key: `demo:${id}:${number}`,
        });
      }
    }
  }
  await bulkInsert(tx, insertInterviews, interviews);
  await bulkInsert(tx, insertQuestions, questions);
  await bulkInsert(tx, insertInterviewQuestions, asked);
  await bulkInsert(tx, insertAnswers, answers);
}

function idsIn(rows: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function uniqueByName<Round extends { readonly name: string }>(rounds: readonly Round[]): readonly Round[] {
  return rounds.filter(({ name }, place) => rounds.findIndex((round) => round.name === name) === place);
}

/** Returns the first day of the month `months` before `now`, in India. */
function monthBefore(now: number, months: number): string {
  return `${monthBeforeInIndia(now, months)}-01`;
}
