import type { Interview, InterviewQuestion, InterviewSummary } from '@/contract/generated/interviews';
import { isGroup, percentOf } from '@/core/kernel/figures/figures.rules';
import { displayedHeldCount, inFives } from '@/core/kernel/figures/shown-numbers.rules';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';
import { INTERVIEW_DIFFICULTIES } from '@/core/research/interviews/interview-scales.rules';
import { withAnswer } from '@/server/platform/employer-answers/shown-answer.presenter';
import type { InterviewRow, InterviewSummaryRow } from './interview.queries';
import type { InterviewQuestionRow } from './question.queries';

export function presentInterview(row: InterviewRow): Interview {
  const shown = shownAuthorOf(row.card);
  return {
    interviewId: row.id,
    company: row.company,
    designation: shown.hasTitle ? itemOf(row.job_key, row.job_name) : null,
    family: shown.family,
    location: shown.hasCity ? row.location : null,
    state: shown.hasState && !shown.hasCity ? row.state : null,
    month: shown.period,
    experience: experienceOf(row.is_fresher),
    difficulty: INTERVIEW_DIFFICULTIES[(row.difficulty ?? 0) - 1] ?? null,
    outcome: row.outcome,
    isFair: row.is_fair,
    days: row.days,
    appliedThrough: row.applied_through,
    rounds: row.rounds.map(({ name, minutes, day }) => ({ name, minutes, day })),
    story: row.story,
    isChecked: row.is_checked,
    questions: row.questions.map(({ questionId, slug, text }) => ({ questionId, slug, text })),
    ...withAnswer(row.answer, shown.hasMonth),
  };
}

export function presentQuestion(row: InterviewQuestionRow): InterviewQuestion {
  return {
    questionId: row.id,
    slug: row.slug,
    text: row.text,
    company: row.company,
    designations: row.designations,
    round: row.round,
    skills: row.skill_slugs.map((key, place) => ({ key, name: row.skills[place] ?? key })),
    askedCount: inFives(row.asked),
    companiesCount: row.companies,
    answersCount: row.answers,
    newest: row.newest,
  };
}

export function presentFigures(
  row: InterviewSummaryRow,
): Omit<InterviewSummary, 'company' | 'designation' | 'onlyCompany' | 'questionsCount' | 'designations'> {
  const [easy = 0, fair = 0, hard = 0, veryHard = 0] = row.difficulty;
  const [offer = 0, noOffer = 0, noAnswer = 0, declined = 0] = row.outcome;
  const [technical = 0, test = 0, group = 0, managerial = 0, hr = 0] = row.round_kinds;
  const shown = (value: number | null, n: number) => (isGroup(n) ? value : null);
  return {
    interviewsCount: row.count,
    heldCount: displayedHeldCount(row.held),
    newest: row.newest,
    difficulty: { easy, fair, hard, veryHard },
    outcome: { offer, noOffer, noAnswer, declined },
    experience: { fresher: row.fresher, experienced: row.experienced },
    roundKinds: { technical, test, group, managerial, hr },
    rounds: { median: shown(row.rounds_median, row.rounds_count), count: row.rounds_count },
    days: { median: shown(row.days_median, row.days_count), count: row.days_count },
    fair: { share: shown(percentOf(row.fair, row.fair_count), row.fair_count), count: row.fair_count },
  };
}

function itemOf(key: string | null, name: string | null) {
  return key === null || name === null ? null : { key, name };
}

function experienceOf(isFresher: boolean | null) {
  if (isFresher === null) return null;
  return isFresher ? 'fresher' : 'experienced';
}
