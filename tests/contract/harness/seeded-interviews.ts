import { randomUUID } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { InterviewRecords } from '@/adapters/memory/research/interviews/interview-records';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { questionKeyOf } from '@/core/research/interviews/question-name.rules';
import type { Database } from '@/server/platform/database';
import type { SeededInterviews } from './contract-harness';

const ANSWERED_IN = '2026-10';

const roundsOf = (names: readonly string[]) => names.map((name, place) => ({ name, minutes: 45, day: place + 1 }));

export function addInterviews(
  world: MemoryWorld,
  { companyId, jobProfileId, questions, reports }: SeededInterviews,
): void {
  const records = world.records(InterviewRecords);
  const added = questions.map(({ text, skills = [], answers = [] }) =>
    records.addQuestion({
      text,
      skills,
      companyId,
      jobProfileId,
      round: 'Coding',
      answers: answers.map((answer) => ({ id: randomUUID(), text: answer, outcome: 'offer', month: ANSWERED_IN })),
    }),
  );
  for (const { rounds = [], ...report } of reports) {
    records.add({
      isFresher: null,
      difficulty: null,
      outcome: null,
      isFair: null,
      days: null,
      story: '',
      ...report,
      companyId,
      jobProfileId,
      locationId: 3,
      rounds: roundsOf(rounds),
      questions: added,
    });
  }
}

export async function insertInterviews(
  database: Database,
  { companyId, jobProfileId, questions, reports }: SeededInterviews,
): Promise<void> {
  const questionIds: string[] = [];
  for (const { text, slug = urlNameOf(text), skills = [], answers = [] } of questions) {
    const id = randomUUID();
    questionIds.push(id);
    await insertRow(database, 'research.interview_questions', {
      id,
      slug,
      text_key: questionKeyOf(text),
      text,
      company_id: companyId,
      job_profile_id: jobProfileId,
      round: 'Coding',
      skills: `{${skills.join(',')}}`,
    });
    for (const answer of answers) {
      await insertRow(database, 'research.interview_answers', {
        id: randomUUID(),
        question_id: id,
        text: answer,
        outcome: 'offer',
        month: `${ANSWERED_IN}-01`,
        natural_key: randomUUID(),
      });
    }
  }
  for (const { rounds = [], month, isFresher, difficulty, outcome, isFair, days, story } of reports) {
    const id = randomUUID();
    await insertRow(database, 'research.interviews', {
      id,
      company_id: companyId,
      job_profile_id: jobProfileId,
      location_id: 3,
      month: `${month}-01`,
      is_fresher: isFresher ?? null,
      difficulty: difficulty ?? null,
      outcome: outcome ?? null,
      is_fair: isFair ?? null,
      days: days ?? null,
      rounds: JSON.stringify(roundsOf(rounds)),
      story: story ?? '',
      natural_key: id,
    });
    for (const questionId of questionIds)
      await insertRow(database, 'research.interview_asked', { interview_id: id, question_id: questionId });
  }
}
