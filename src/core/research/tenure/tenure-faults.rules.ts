import { quarterInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { TenureAnswers, TenureQuestion, TenureReport } from './tenure.rules';
import { TENURE_QUESTIONS } from './tenure.rules';

export const MAX_LEFT_YEARS = 5;
export const MAX_QUARTERS_AHEAD = 4;
const FIRST_YEAR = 1975;
const QUARTERS = 4;

export type TenureField = 'joined' | 'left' | 'answers' | TenureQuestion;

const AFTER_LEAVING = ['notice', 'relievingLetter', 'settlement', 'shortPaid', 'pfExit', 'bondDemanded'] as const;
const BEFORE_JOINING: ReadonlySet<TenureQuestion> = new Set([
  'offer',
  'joiningDelay',
  'unpaidTraining',
  'bond',
  'originalsKept',
]);

export function quarterText(number: number): string {
  return `${Math.floor(number / QUARTERS)}-Q${(number % QUARTERS) + 1}`;
}

/** Returns quarters since the year 0. */
export function quarterNumber(name: string): number {
  return Number(name.slice(0, 4)) * QUARTERS + Number(name.slice(6)) - 1;
}

/** Returns a day like `2026-10-01`. */
export function firstDayOfQuarter(name: string): string {
  return `${name.slice(0, 4)}-${String((Number(name.slice(6)) - 1) * 3 + 1).padStart(2, '0')}-01`;
}

/** Returns a quarter like `2026-Q4`. `now` is in ms since 1970. */
export function quarterOf(now: number): string {
  return quarterText(quarterInIndia(now));
}

export function neverJoined({ offer, joiningDelay }: TenureAnswers): boolean {
  return joiningDelay === 'NEVER_JOINED' || offer === 'WITHDRAWN' || offer === 'WITHDRAWN_AFTER_RESIGNING';
}

/** Returns the questions to ask. People who never joined are not asked about leaving. */
export function openQuestions(answers: TenureAnswers): readonly TenureQuestion[] {
  const closed = closedBy(answers);
  return TENURE_QUESTIONS.filter((question) => closed[question] === undefined);
}

/** `now` is in ms since 1970. */
export function tenureFaults(
  { joined, left, answers }: Pick<TenureReport, 'joined' | 'left' | 'answers'>,
  now: number,
): Readonly<Partial<Record<TenureField, string>>> {
  const closed = Object.entries(closedBy(answers)).filter(([question]) => isAnswered(answers, question));
  const joinedFault = joinedFaultOf(joined, now);
  const leftFault = left === null ? null : leftFaultOf({ joined, left, answers }, now);
  return {
    ...(joinedFault === null ? {} : { joined: joinedFault }),
    ...(leftFault === null ? {} : { left: leftFault }),
    ...(TENURE_QUESTIONS.some((question) => answers[question] !== null)
      ? {}
      : { answers: 'Answer at least one question.' }),
    ...Object.fromEntries(closed),
  };
}

function isAnswered(answers: TenureAnswers, question: string): boolean {
  return Object.entries(answers).some(([name, answer]) => name === question && answer !== null);
}

/** Returns the path of a field in the body. Answers are below `answers`. */
export function tenureFieldPath(field: string): string {
  return ['joined', 'left', 'answers'].includes(field) ? field : `answers.${field}`;
}

function closedBy(answers: TenureAnswers): Partial<Record<TenureQuestion, string>> {
  const closed: Partial<Record<TenureQuestion, string>> = {};
  if (answers.bond === 'NONE') closed.bondDemanded = 'You say that there was no bond.';
  if (answers.settlement === 'NOT_YET') closed.shortPaid = 'You say that nothing was paid yet.';
  if (answers.exit === 'STILL_THERE')
    for (const question of AFTER_LEAVING) closed[question] = 'You say that you are still there.';
  if (neverJoined(answers))
    for (const question of TENURE_QUESTIONS)
      if (!BEFORE_JOINING.has(question)) closed[question] = 'You say that you never joined.';
  return closed;
}

function joinedFaultOf(joined: string, now: number): string | null {
  const number = quarterNumber(joined);
  if (number > quarterInIndia(now) + MAX_QUARTERS_AHEAD) return 'Choose a quarter within the coming year.';
  return number < FIRST_YEAR * QUARTERS ? `Choose a quarter from ${FIRST_YEAR} on.` : null;
}

function leftFaultOf(
  { joined, left, answers }: Pick<TenureReport, 'joined' | 'answers'> & { readonly left: string },
  now: number,
): string | null {
  if (neverJoined(answers)) return 'You say that you never joined.';
  if (answers.exit === 'STILL_THERE') return 'You say that you are still there.';
  if (quarterNumber(left) > quarterInIndia(now)) return 'Choose a quarter that has begun.';
  if (quarterNumber(left) < quarterNumber(joined)) return 'Choose a quarter after you joined.';
  return quarterNumber(left) < quarterInIndia(now) - MAX_LEFT_YEARS * QUARTERS
    ? 'Choose a quarter in the last five years.'
    : null;
}
