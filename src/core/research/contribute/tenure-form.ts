import { quarterInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { NewCompanyField, TypedCompany } from '../company-proposals/new-company.rules';
import { newCompanyErrors, newCompanyIn } from '../company-proposals/new-company.rules';
import type { TenureContribution } from '../tenure/tenure.port';
import type { OwnTenure, TenureAnswers, TenureQuestion, TenureReport } from '../tenure/tenure.rules';
import { NO_TENURE_ANSWERS, TENURE_QUESTIONS } from '../tenure/tenure.rules';
import type { TenureField } from '../tenure/tenure-faults.rules';
import {
  MAX_LEFT_YEARS,
  MAX_QUARTERS_AHEAD,
  neverJoined,
  openQuestions,
  quarterText,
  tenureFaults,
} from '../tenure/tenure-faults.rules';
import type { StepName } from './contribution-steps';

export interface TenureValues {
  readonly reportId: string | null;
  readonly companyName: string;
  readonly newCompany: TypedCompany | null;
  readonly joined: string;
  readonly left: string;
  readonly jobProfile: string;
  readonly departmentId: number | null;
  readonly city: string;
  readonly answers: TenureAnswers;
}

export type TenureFormField = TenureField | 'companyName' | NewCompanyField | 'jobProfile' | 'departmentId' | 'city';

/** Questions of each step. Questions about stock options and the outcome of the bond are last. */
export const TENURE_STEP_QUESTIONS = {
  work: ['exit'],
  joining: [
    'offer',
    'joiningDelay',
    'unpaidTraining',
    'bond',
    'originalsKept',
    'variablePaid',
    'exerciseWindow',
    'buyback',
  ],
  leaving: ['noticeDays', 'notice', 'relievingLetter', 'settlement', 'shortPaid', 'pfExit', 'bondDemanded'],
} as const satisfies Readonly<Partial<Record<StepName, readonly TenureQuestion[]>>>;

export type TenureStep = keyof typeof TENURE_STEP_QUESTIONS;

const STEPS = ['work', 'joining', 'leaving'] as const satisfies readonly TenureStep[];

export function stepOfTenureField(field: TenureFormField): StepName {
  if (field === 'left' || field === 'answers') return 'leaving';
  return STEPS.find((step) => TENURE_STEP_QUESTIONS[step].some((question) => question === field)) ?? 'work';
}

export const emptyTenureValues: TenureValues = {
  reportId: null,
  companyName: '',
  newCompany: null,
  joined: '',
  left: '',
  jobProfile: '',
  departmentId: null,
  city: '',
  answers: NO_TENURE_ANSWERS,
};

export function valuesOfTenure(companyName: string, { reportId, joined, left, ...rest }: OwnTenure): TenureValues {
  const { departmentId, answers } = rest;
  const named = { jobProfile: rest.jobProfile ?? '', departmentId, city: rest.city ?? '' };
  return { reportId, companyName, newCompany: null, joined, left: left ?? '', ...named, answers };
}

const QUARTERS = 4;
const JOINED_YEARS_BACK = 20;

export function joiningQuarters(now: number): readonly string[] {
  return quartersFrom(quarterInIndia(now) + MAX_QUARTERS_AHEAD, JOINED_YEARS_BACK * QUARTERS + MAX_QUARTERS_AHEAD);
}

export function leavingQuarters(now: number): readonly string[] {
  return quartersFrom(quarterInIndia(now), MAX_LEFT_YEARS * QUARTERS);
}

function quartersFrom(newest: number, before: number): readonly string[] {
  return Array.from({ length: before + 1 }, (_, back) => quarterText(newest - back));
}

const FOLLOW_UPS: { readonly [Question in TenureQuestion]?: TenureQuestion } = {
  bondDemanded: 'bond',
  buyback: 'exerciseWindow',
  shortPaid: 'settlement',
};

export function tenureQuestionsIn(step: TenureStep, answers: TenureAnswers): readonly TenureQuestion[] {
  const open = openQuestions(answers);
  return TENURE_STEP_QUESTIONS[step].filter((question) => {
    const cause = FOLLOW_UPS[question];
    return open.includes(question) && (cause === undefined || answers[cause] !== null);
  });
}

export function asksAboutLeaving(answers: TenureAnswers): boolean {
  return !neverJoined(answers) && answers.exit !== 'STILL_THERE';
}

/** Sets an answer; `null` clears it. Answers that it rules out are cleared too. */
export function withTenureAnswer(
  { answers, left }: Pick<TenureValues, 'answers' | 'left'>,
  question: TenureQuestion,
  code: string | null,
): Pick<TenureValues, 'answers' | 'left'> {
  const given: TenureAnswers = { ...answers, [question]: code };
  const asked = new Set<TenureQuestion>(STEPS.flatMap((step) => tenureQuestionsIn(step, given)));
  let kept = given;
  for (const each of TENURE_QUESTIONS) if (!asked.has(each)) kept = { ...kept, [each]: null };
  return { answers: kept, left: asksAboutLeaving(given) ? left : '' };
}

export const missingTenureMessages = {
  companyName: 'Enter the company, and pick it from the list',
  joined: 'Choose the quarter in which you joined, or should have joined',
} as const;

export function tenureFormFaults(
  values: TenureValues,
  now: number,
): Readonly<Partial<Record<TenureFormField, string>>> {
  const { companyName, joined } = values;
  return {
    ...tenureFaults(reportOf(values), now),
    ...(companyName.trim() === '' ? { companyName: missingTenureMessages.companyName } : {}),
    ...newCompanyErrors(values),
    ...(joined === '' ? { joined: missingTenureMessages.joined } : {}),
  };
}

export function reportOf({ joined, left, jobProfile, departmentId, city, answers }: TenureValues): TenureReport {
  const named = { jobProfile: jobProfile.trim() || null, departmentId, city: city.trim() || null };
  return { joined, left: left || null, ...named, answers };
}

export function tenureContributionOf(values: TenureValues): TenureContribution {
  return { companyName: values.companyName.trim(), ...newCompanyIn(values), ...reportOf(values) };
}
