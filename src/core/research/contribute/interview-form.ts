import { FIRST_YEAR } from '@/core/account/my-profile/experience.rules';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { NewCompanyField, TypedCompany } from '../company-proposals/new-company.rules';
import { newCompanyErrors, newCompanyIn } from '../company-proposals/new-company.rules';
import type { InterviewExperience } from '../interviews/interview';
import type { InterviewDifficulty, InterviewOutcome } from '../interviews/interview-scales.rules';
import type { StepName } from './contribution-steps';
import type { InterviewContribution, InterviewSource } from './interview-contribution';
import { monthFault } from './one-voice.rules';

export interface RoundAnswers {
  readonly name: string;
  readonly minutes: string;
  readonly questions: string;
}

export interface InterviewAnswers {
  readonly companyName: string;
  readonly newCompany: TypedCompany | null;
  readonly jobProfile: string;
  readonly locationName: string;
  readonly locationId: number | null;
  readonly month: string;
  readonly year: string;
  readonly experience: InterviewExperience | null;
  readonly difficulty: InterviewDifficulty | null;
  readonly outcome: InterviewOutcome | null;
  readonly isFair: boolean | null;
  readonly days: string;
  readonly appliedThrough: InterviewSource | null;
  readonly rounds: readonly RoundAnswers[];
  readonly story: string;
}

export const INTERVIEW_LIMITS = {
  maxRounds: 10,
  maxRoundName: 60,
  maxQuestions: 12,
  minQuestion: 8,
  maxQuestion: 300,
  maxMinutes: 1_440,
  maxDays: 365,
  maxStory: 5_000,
} as const;

export const emptyRound: RoundAnswers = { name: '', minutes: '', questions: '' };

export const emptyInterviewAnswers: InterviewAnswers = {
  companyName: '',
  newCompany: null,
  jobProfile: '',
  locationName: '',
  locationId: null,
  month: '',
  year: '',
  experience: null,
  difficulty: null,
  outcome: null,
  isFair: null,
  days: '',
  appliedThrough: null,
  rounds: [emptyRound],
  story: '',
};

type RoundField = `rounds.${number}.${keyof RoundAnswers}`;

export type InterviewField =
  | 'companyName'
  | NewCompanyField
  | 'jobProfile'
  | 'location'
  | 'month'
  | 'difficulty'
  | 'outcome'
  | 'days'
  | 'story'
  | RoundField;

const FIELD_STEPS: Readonly<Record<Exclude<InterviewField, RoundField>, StepName>> = {
  companyName: 'work',
  newCity: 'work',
  newWebsite: 'work',
  jobProfile: 'work',
  location: 'work',
  month: 'rounds',
  difficulty: 'course',
  outcome: 'course',
  days: 'course',
  story: 'course',
};

export function stepOfInterviewField(field: InterviewField): StepName {
  return isRoundField(field) ? 'rounds' : FIELD_STEPS[field];
}

function isRoundField(field: InterviewField): field is RoundField {
  return field.startsWith('rounds.');
}

export const interviewFaults = {
  companyName: 'Enter the company, and pick it from the list',
  jobProfile: 'Enter the job title, and pick it from the list',
  location: 'Pick the city from the list, or leave it empty',
  month: 'Select the month and year of the interview',
  difficulty: 'Select how difficult it was',
  outcome: 'Select how it ended',
  days: `Enter a whole number of days, at most ${INTERVIEW_LIMITS.maxDays}`,
  story: 'Enter at least one question above, or say how it went',
  longStory: `Shorten this to ${INTERVIEW_LIMITS.maxStory} characters`,
  roundName: 'Enter what kind of round it was',
  minutes: `Enter whole minutes, at most ${INTERVIEW_LIMITS.maxMinutes}`,
  manyQuestions: `Keep the ${INTERVIEW_LIMITS.maxQuestions} questions that matter most`,
  shortQuestion: `Write each question in full, in at least ${INTERVIEW_LIMITS.minQuestion} characters`,
  longQuestion: `Shorten each question to ${INTERVIEW_LIMITS.maxQuestion} characters`,
} as const;

type Errors = Partial<Record<InterviewField, string>>;

export function interviewErrors(answers: InterviewAnswers, now: number): Readonly<Errors> {
  const errors: Errors = {};
  if (answers.companyName.trim() === '') errors.companyName = interviewFaults.companyName;
  Object.assign(errors, newCompanyErrors(answers));
  if (answers.jobProfile.trim() === '') errors.jobProfile = interviewFaults.jobProfile;
  if (answers.locationName.trim() !== '' && answers.locationId === null) errors.location = interviewFaults.location;
  if (answers.month === '' || answers.year === '') errors.month = interviewFaults.month;
  else {
    const fault = monthFault(monthOf(answers), now);
    if (fault !== null) errors.month = fault;
  }
  if (answers.difficulty === null) errors.difficulty = interviewFaults.difficulty;
  if (answers.outcome === null) errors.outcome = interviewFaults.outcome;
  if (!isNumber(answers.days, INTERVIEW_LIMITS.maxDays)) errors.days = interviewFaults.days;
  for (const [place, round] of answers.rounds.entries()) Object.assign(errors, roundErrors(round, place));
  const asked = answers.rounds.some(({ questions }) => questionsIn(questions).length > 0);
  if (answers.story.trim() === '' && !asked) errors.story = interviewFaults.story;
  if (answers.story.length > INTERVIEW_LIMITS.maxStory) errors.story = interviewFaults.longStory;
  return errors;
}

export function interviewContributionOf(answers: InterviewAnswers): InterviewContribution {
  const { difficulty, outcome, experience, isFair, appliedThrough, locationId } = answers;
  if (difficulty === null || outcome === null) throw new RangeError('Answers with faults are not sent.');
  return {
    companyName: answers.companyName.trim(),
    ...newCompanyIn(answers),
    jobProfile: answers.jobProfile.trim(),
    locationId,
    month: monthOf(answers),
    experience,
    difficulty,
    outcome,
    isFair,
    days: numberOf(answers.days),
    appliedThrough,
    rounds: answers.rounds.map(({ name, minutes, questions }) => ({
      name: name.trim(),
      minutes: numberOf(minutes),
      questions: questionsIn(questions),
    })),
    story: answers.story.trim(),
  };
}

export function selectableYears(now: number): readonly number[] {
  const thisYear = Number(monthInIndia(now).slice(0, 4));
  return Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

export function questionsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function roundErrors({ name, minutes, questions }: RoundAnswers, place: number): Errors {
  const errors: Errors = {};
  if (name.trim() === '') errors[`rounds.${place}.name`] = interviewFaults.roundName;
  if (!isNumber(minutes, INTERVIEW_LIMITS.maxMinutes) || numberOf(minutes) === 0)
    errors[`rounds.${place}.minutes`] = interviewFaults.minutes;
  const fault = questionFault(questionsIn(questions));
  if (fault !== null) errors[`rounds.${place}.questions`] = fault;
  return errors;
}

function questionFault(questions: readonly string[]): string | null {
  if (questions.length > INTERVIEW_LIMITS.maxQuestions) return interviewFaults.manyQuestions;
  if (questions.some(({ length }) => length < INTERVIEW_LIMITS.minQuestion)) return interviewFaults.shortQuestion;
  return questions.some(({ length }) => length > INTERVIEW_LIMITS.maxQuestion) ? interviewFaults.longQuestion : null;
}

function isNumber(typed: string, most: number): boolean {
  const text = typed.trim();
  return text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= most);
}

function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.trim());
}

function monthOf({ year, month }: Pick<InterviewAnswers, 'year' | 'month'>): string {
  return `${year}-${month}`;
}
